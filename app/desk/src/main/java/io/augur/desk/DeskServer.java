package io.augur.desk;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the desk to browsers on this computer, and to nobody else. */
final class DeskServer implements AutoCloseable {
  private static final int LAST_PORT = 8120;

  private final ExecutorService threads = Executors.newCachedThreadPool(DeskServer::thread);
  private final HttpServer server;
  private final Gate gate;
  private final Answers answers;

  private DeskServer(HttpServer server, String token, Desk desk) {
    this.server = server;
    gate = new Gate(token, server.getAddress().getPort());
    answers = new Answers(desk);
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  /** On exactly this port. */
  static DeskServer on(int port, String token, Desk desk) throws IOException {
    try {
      return new DeskServer(bound(port), token, desk);
    } catch (BindException e) {
      throw new Refusal("Port " + port + " is taken. Name another one in DESK_PORT.");
    }
  }

  /** On this port, or the next free one. */
  static DeskServer from(int port, String token, Desk desk) throws IOException {
    try {
      return new DeskServer(bound(port), token, desk);
    } catch (BindException e) {
      if (port == LAST_PORT) {
        throw new Refusal("No port is free up to " + port + ". Name another one in DESK_PORT.");
      }
      return from(port + 1, token, desk);
    }
  }

  private static HttpServer bound(int port) throws IOException {
    return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
  }

  int port() {
    return server.getAddress().getPort();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Optional<String> path =
          gate.open(exchange.getRequestURI().getPath(), exchange.getRequestHeaders());
      if (path.isEmpty()) {
        Answers.nothing(exchange, 403);
      } else {
        guard(exchange.getResponseHeaders());
        answer(path.get(), exchange);
      }
    }
  }

  private void answer(String path, HttpExchange exchange) throws IOException {
    try {
      answers.answer(path, exchange);
    } catch (IllegalArgumentException e) {
      Answers.nothing(exchange, 400);
    } catch (NoSuchFileException e) {
      Answers.nothing(exchange, 404);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void guard(Headers headers) {
    headers.set("Cache-Control", "no-store");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("X-Frame-Options", "DENY");
    headers.set(
        "Content-Security-Policy", "default-src 'self'; img-src data:; frame-ancestors 'none'");
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "desk-http");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
