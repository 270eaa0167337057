package io.augur.desk;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.util.Collections;
import org.junit.Rule;
import org.junit.Test;

public final class GateTest {
  @Rule public final ServedDesk desk = new ServedDesk();

  @Test
  public void whoKnowsTheTokenGetsThePage() throws IOException {
    assertThat(desk.get("/secret/")).contains("<title>Augur on the desk</title>");
    assertThat(desk.get("/secret/desk.js")).startsWith("HTTP/1.1 200");
    assertThat(desk.get("/secret/desk.css")).startsWith("HTTP/1.1 200");
  }

  @Test
  public void withoutTheTokenThereIsNothing() throws IOException {
    assertNothing(desk.get("/"));
    assertNothing(desk.get("/secret"));
    assertNothing(desk.get("/secre/elements"));
    assertNothing(desk.get("/secrets/elements"));
    assertNothing(desk.get("//secret/elements"));
    assertNothing(desk.get("/desk.js"));
  }

  @Test
  public void anotherPageOfTheSameBrowserGetsNothing() throws IOException {
    String host = "Host: " + desk.host();
    assertNothing(desk.ask("POST /secret/in", host + "\r\nOrigin: http://evil.example", BACK));
    assertNothing(desk.ask("POST /secret/in", host + "\r\nOrigin: null", BACK));
    assertNothing(desk.ask("POST /secret/in", host + "\r\nOrigin: http://localhost:1", BACK));
    assertThat(desk.phone.taken).isEmpty();
  }

  @Test
  public void aForeignNameForThisComputerGetsNothing() throws IOException {
    assertNothing(desk.ask("GET /secret/elements", "Host: evil.example", ""));
    assertNothing(desk.ask("GET /secret/elements", "Host: 127.0.0.1", ""));
  }

  @Test
  public void noOtherAddressOfThisComputerAnswers() throws IOException {
    String port = desk.host().substring(desk.host().indexOf(':') + 1);
    for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      for (InetAddress address : Collections.list(network.getInetAddresses())) {
        if (!address.isLoopbackAddress()) {
          assertThat(answers(address, Integer.parseInt(port))).isFalse();
        }
      }
    }
  }

  @Test
  public void itsOwnPageIsHeard() throws IOException {
    assertThat(desk.post("/secret/in", BACK)).startsWith("HTTP/1.1 204");
    assertThat(desk.phone.taken).containsExactly(new Input.Key(Input.KeyName.BACK));
  }

  private static final String BACK = "kind=key&name=back";

  private static boolean answers(InetAddress address, int port) throws IOException {
    try (Socket socket = new Socket(address, port)) {
      return socket.isConnected();
    } catch (ConnectException e) {
      return false;
    }
  }

  private static void assertNothing(String answer) {
    assertThat(answer).startsWith("HTTP/1.1 403");
    assertThat(answer).endsWith("\r\n\r\n");
    assertThat(answer).doesNotContain("secret");
  }
}
