package io.augur.desk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.rules.ExternalResource;
import org.junit.rules.TemporaryFolder;

/** A desk with a fake phone on a free port, asked in bare HTTP, where every header can be told. */
final class ServedDesk extends ExternalResource {
  final FakePhone phone = new FakePhone();
  private final TemporaryFolder temporary = new TemporaryFolder();
  private DataFolder folder;
  private Desk desk;
  private DeskServer server;

  @Override
  protected void before() throws IOException {
    temporary.create();
    folder = DataFolder.open(temporary.getRoot().toPath());
    desk = new Desk(folder, "");
    desk.lay(phone);
    server = DeskServer.on(0, "secret", desk);
  }

  @Override
  protected void after() {
    server.close();
    try {
      folder.close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    temporary.delete();
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
    String head =
        request + " HTTP/1.1\r\n" + headers + "\r\nConnection: close\r\nContent-Length: ";
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.writeBytes((head + content.length + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
      out.writeBytes(content);
      socket.getOutputStream().write(out.toByteArray());
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
