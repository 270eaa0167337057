package io.augur.desk;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.rules.ExternalResource;

/** A desk with a fake phone on a free port, asked in bare HTTP, where every header can be told. */
final class ServedDesk extends ExternalResource {
  final FakePhone phone = new FakePhone();
  private final DataFolder folder;
  private final Desk desk;
  private final DeskServer server;

  ServedDesk() {
    try {
      folder = DataFolder.open(Files.createTempDirectory("desk"));
      desk = new Desk(folder, "");
      server = DeskServer.on(0, "secret", desk);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    desk.lay(phone);
  }

  @Override
  protected void after() {
    server.close();
    try (folder;
        Stream<Path> files = Files.walk(folder.path())) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Desk desk() {
    return desk;
  }

  String host() {
    return "127.0.0.1:" + server.port();
  }

  String get(String path) throws IOException {
    return ask("GET " + path, "Host: " + host(), "");
  }

  String post(String path, String body) throws IOException {
    return ask("POST " + path, "Host: " + host() + "\r\nOrigin: http://" + host(), body);
  }

  /** The whole answer: status line, headers, body. */
  String ask(String request, String headers, String body) throws IOException {
    byte[] content = body.getBytes(StandardCharsets.UTF_8);
    String head = request + " HTTP/1.1\r\n" + headers + "\r\nConnection: close\r\nContent-Length: ";
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.writeBytes((head + content.length + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
      out.writeBytes(content);
      socket.getOutputStream().write(out.toByteArray());
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
