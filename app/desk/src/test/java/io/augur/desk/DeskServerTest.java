package io.augur.desk;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.Rule;
import org.junit.Test;

public final class DeskServerTest {
  private static final String[] WORDS = {
    "kind",
    "finger",
    "wheel",
    "key",
    "typed",
    "does",
    "fills",
    "turns",
    "saves",
    "=",
    "&",
    "\n",
    "%",
    "%zz",
    "x",
    "y",
    "NaN",
    "1e99",
    "-1",
    "move",
    "down",
    "name",
    "back",
    "element",
    "99999999999",
    "deed",
    "press",
    "what",
    "device",
    "value",
    "boat",
    "\0",
    "ł",
    "text",
    "time",
    "Infinity"
  };

  @Rule public final ServedDesk served = new ServedDesk();

  @Test
  public void inputsReachThePhoneInTheirOrder() throws IOException {
    served.post(
        "/secret/in",
        "kind=finger&move=down&x=1.5&y=2&time=10.5\nkind=typed&text=%C5%81%C3%B3d%C5%BA+%26\n"
            + "kind=does&element=7&deed=hold\nkind=turns&what=language&value=pl");
    assertThat(served.phone.taken)
        .containsExactly(
            new Input.Finger(Input.Move.DOWN, 1.5f, 2, 10.5),
            new Input.Typed("Łódź &"),
            new Input.Does(7, Element.Deed.HOLD),
            new Input.Turns(Look.FIRST.with("language", "pl")))
        .inOrder();
  }

  @Test
  public void aThousandMalformedInputsReachNobody() throws IOException {
    Random random = new Random(8);
    for (int i = 0; i < 1000; i++) {
      StringBuilder body = new StringBuilder("kind=");
      for (int n = random.nextInt(8); n >= 0; n--) {
        body.append(WORDS[random.nextInt(WORDS.length)]);
      }
      assertThat(served.post("/secret/in", body + "&kind=nonsense")).startsWith("HTTP/1.1 400");
    }
    assertThat(served.phone.taken).isEmpty();
    assertThat(served.get("/secret/elements")).startsWith("HTTP/1.1 200");
  }

  @Test
  public void questionsThatMakeNoSenseAreRefused() throws IOException {
    assertThat(served.get("/secret/frame")).startsWith("HTTP/1.1 400");
    assertThat(served.get("/secret/frame?seen=x")).startsWith("HTTP/1.1 400");
    assertThat(served.get("/secret/file?name=..")).startsWith("HTTP/1.1 400");
    assertThat(served.get("/secret/file?name=none")).startsWith("HTTP/1.1 404");
    assertThat(served.get("/secret/../lock")).startsWith("HTTP/1.1 404");
    assertThat(served.post("/secret/in", "kind=finger&move=down&x=NaN&y=1&time=1"))
        .startsWith("HTTP/1.1 400");
    assertThat(served.post("/secret/in", "kind=turns&what=device&value=boat"))
        .startsWith("HTTP/1.1 400");
  }

  @Test
  public void aFrameSaysWhereItBelongs() throws IOException {
    served.desk().screen().show(new int[] {0, 0, 0, 0, 0, 0}, 2);
    String answer = served.get("/secret/frame?seen=0");
    assertThat(answer).containsMatch("(?i)\nFrame: [0-9]+ 0 2 3\r\n");
    assertThat(answer).containsMatch("(?i)\nContent-type: image/png\r\n");
  }

  @Test
  public void elementsComeAsJson() throws IOException {
    assertThat(served.get("/secret/elements")).contains("\"text\":\"Say \\u0022yes\\u0022\"");
  }

  @Test
  public void aFileIsHandedToThePhoneAndCanBeFetched() throws IOException {
    served.post("/secret/file?name=a%2F..%2Fgame.log", "the log");
    Path file = ((Input.Chose) served.phone.taken.get(0)).file();
    assertThat(Files.readString(file, StandardCharsets.UTF_8)).isEqualTo("the log");
    assertThat(file.getFileName().toString()).isEqualTo("a_.._game.log");
    assertThat(served.get("/secret/file?name=a_.._game.log")).endsWith("the log");
  }

  @Test
  public void aTakenPortIsNamed() {
    int port = Integer.parseInt(served.host().substring(served.host().indexOf(':') + 1));
    Refusal refusal =
        assertThrows(Refusal.class, () -> DeskServer.on(port, "other", served.desk()));
    assertThat(refusal).hasMessageThat().contains(port + " is taken");
  }
}
