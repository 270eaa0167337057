package io.augur.rules.log;

import static com.google.common.truth.Truth.assertThat;

import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class ImportTest {
  private static final String HEAD = "augur 1\ntable west_5 basic\n";
  private static final Import.Listener NOBODY = (read, all) -> {};

  @Test
  public void everyFingerprintHasToAgree() {
    History history = History.of(((Replay.Whole) Replay.of(HEAD)).history().setup());
    for (int cities = 1; cities < 4; cities++) {
      history.play(((EventText.Parsed.Said) EventText.parse(cities(cities))).event());
    }
    String log = LogText.marked(history);
    assertThat(read(log)).isInstanceOf(Replay.Whole.class);
    String changed = log.replace("has 2 cities", "has 5 cities");
    assertThat(Replay.of(changed)).isInstanceOf(Replay.Whole.class); // the last agrees again
    Replay.UpTo upTo = (Replay.UpTo) read(changed);
    refused(upTo.fault(), 9, "log.disagrees");
    assertThat(upTo.history().size()).isEqualTo(1);
  }

  private static String cities(int cities) {
    return "egypt has " + cities + (cities == 1 ? " city" : " cities");
  }

  @Test
  public void aLineThatIsNoUtf8EndsTheReading() {
    byte[] latin = (HEAD + "go on\n# Grażyna\n").getBytes(Charset.forName("ISO-8859-2"));
    Replay.UpTo upTo = (Replay.UpTo) Import.of(latin, NOBODY);
    refused(upTo.fault(), 4, "log.no_utf8");
    assertThat(upTo.history().size()).isEqualTo(1);
    String seats = "seat minoa \"Ed\"\nseat egypt \"Grażyna\"\n";
    byte[] seat = (HEAD + seats).getBytes(Charset.forName("ISO-8859-2"));
    refused(((Replay.Nothing) Import.of(seat, NOBODY)).fault(), 4, "log.no_utf8");
    byte[] wide = HEAD.getBytes(StandardCharsets.UTF_16);
    refused(((Replay.Nothing) Import.of(wide, NOBODY)).fault(), 1, "log.no_utf8");
  }

  @Test
  public void anEarlierFaultComesFirst() {
    byte[] both = (HEAD + "nonsense\n# Grażyna\n").getBytes(Charset.forName("ISO-8859-2"));
    refused(((Replay.UpTo) Import.of(both, NOBODY)).fault(), 3, "log.unknown_word");
  }

  @Test
  public void aTextThatEndsInTheMiddleOfALetterIsCutOff() {
    byte[] whole = (HEAD + "# ż").getBytes(StandardCharsets.UTF_8);
    byte[] cut = java.util.Arrays.copyOf(whole, whole.length - 1);
    refused(((Replay.UpTo) Import.of(cut, NOBODY)).fault(), 3, "log.no_utf8");
  }

  @Test
  public void whatIsFarTooLargeIsNotEvenRead() {
    byte[] huge = new byte[Import.MOST_BYTES + 1];
    refused(((Replay.Nothing) Import.of(huge, NOBODY)).fault(), 0, "log.huge_file");
    Replay.UpTo lines = (Replay.UpTo) read(HEAD + "\n".repeat(Lines.MOST_LINES));
    refused(lines.fault(), Lines.MOST_LINES + 1, "log.many_lines");
  }

  @Test
  public void theListenerHearsHowFarItIs() {
    List<Integer> heard = new ArrayList<>();
    String log = HEAD + "egypt has 1 city\n".repeat(1_000);
    Import.of(
        log.getBytes(StandardCharsets.UTF_8),
        (read, all) -> {
          assertThat(all).isEqualTo(log.length());
          heard.add(read);
        });
    assertThat(heard).isInStrictOrder();
    assertThat(heard).hasSize(4);
    assertThat(heard.get(3)).isEqualTo(log.length());
  }

  private static Replay read(String log) {
    return Import.of(log.getBytes(StandardCharsets.UTF_8), NOBODY);
  }

  private static void refused(Fault fault, int line, String reason) {
    assertThat(fault.reason().key()).isEqualTo(reason);
    assertThat(fault.line()).isEqualTo(line);
    for (Language language : Language.values()) {
      assertThat(Words.in(language).say(fault.reason())).isNotEmpty();
    }
  }
}
