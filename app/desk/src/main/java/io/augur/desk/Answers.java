package io.augur.desk;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What the desk answers to a request that may come in. */
final class Answers {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final int LARGEST_FILE = 16 << 20;
  private static final Map<String, String> PAGE =
      Map.of("/", "desk.html", "/desk.css", "desk.css", "/desk.js", "desk.js");

  private final Desk desk;

  Answers(Desk desk) {
    this.desk = desk;
  }

  void answer(String path, HttpExchange exchange) throws IOException, InterruptedException {
    String query = Optional.ofNullable(exchange.getRequestURI().getRawQuery()).orElse("");
    InputLine asked = new InputLine(query);
    switch (exchange.getRequestMethod() + " " + path) {
      case "GET /frame" -> frame(Long.parseLong(asked.word("seen")), exchange);
      case "GET /around" -> around(Long.parseLong(asked.word("seen")), exchange);
      case "GET /elements" -> elements(exchange);
      case "GET /file" -> download(asked.word("name"), exchange);
      case "POST /file" -> upload(asked.word("name"), exchange);
      case "POST /in" -> input(exchange);
      default -> page(path, exchange);
    }
  }

  private void frame(long seen, HttpExchange exchange) throws IOException, InterruptedException {
    Optional<Frame> frame = desk.screen().since(seen, PATIENCE);
    if (frame.isEmpty()) {
      nothing(exchange, 204);
      return;
    }
    Frame it = frame.get();
    String place = it.number + " " + it.top + " " + it.width + " " + it.screenHeight;
    exchange.getResponseHeaders().set("Frame", place);
    send(exchange, "image/png", it.png());
  }

  private void around(long seen, HttpExchange exchange) throws IOException, InterruptedException {
    Optional<String> around = desk.around().since(seen, PATIENCE);
    if (around.isEmpty()) {
      nothing(exchange, 204);
    } else {
      json(exchange, around.get());
    }
  }

  private void elements(HttpExchange exchange) throws IOException {
    json(exchange, Json.of(desk.elements().stream().map(Element::json).toList()));
  }

  private void download(String name, HttpExchange exchange) throws IOException {
    exchange.getResponseHeaders().set("Content-Disposition", "attachment");
    send(exchange, "application/octet-stream", Files.readAllBytes(desk.file(name)));
  }

  private void upload(String name, HttpExchange exchange) throws IOException {
    byte[] content = exchange.getRequestBody().readNBytes(LARGEST_FILE + 1);
    if (content.length > LARGEST_FILE) {
      throw new IllegalArgumentException("too large a file: " + name);
    }
    desk.give(new Input.Chose(Files.write(desk.file(name), content)));
    nothing(exchange, 204);
  }

  private void input(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readNBytes(1 << 20);
    for (String line : new String(body, StandardCharsets.UTF_8).split("\n", -1)) {
      desk.take(new InputLine(line));
    }
    nothing(exchange, 204);
  }

  private static void page(String path, HttpExchange exchange) throws IOException {
    String name = PAGE.get(path);
    if (name == null) {
      nothing(exchange, 404);
      return;
    }
    String type = path.equals("/") ? "html" : path.endsWith("css") ? "css" : "javascript";
    try (InputStream in = Objects.requireNonNull(Answers.class.getResourceAsStream(name))) {
      send(exchange, "text/" + type + "; charset=utf-8", in.readAllBytes());
    }
  }

  private static void json(HttpExchange exchange, String json) throws IOException {
    send(exchange, "application/json; charset=utf-8", json.getBytes(StandardCharsets.UTF_8));
  }

  private static void send(HttpExchange exchange, String type, byte[] body) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
  }

  static void nothing(HttpExchange exchange, int status) throws IOException {
    exchange.sendResponseHeaders(status, -1);
  }
}
