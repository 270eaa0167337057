package io.augur.rules.log;

import static com.google.common.truth.Truth.assertThat;

import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

/** Whatever happens to a file on its way, reading it ends with a game or with a fault. */
public final class DamagedLogsTest {
  private static final int VARIANTS = 250;
  private static final List<Charset> OTHERS =
      List.of(
          StandardCharsets.UTF_16,
          StandardCharsets.UTF_16LE,
          StandardCharsets.ISO_8859_1,
          Charset.forName("ISO-8859-2"));

  private final Random random = new Random(77);
  private int refused;
  private int whole;

  @Test
  public void aDamagedLogIsRefusedWithLineAndReasonOrReadsAsWhatItSays() throws IOException {
    List<String> logs = logs();
    for (String log : logs) {
      for (int i = 0; i < VARIANTS; i++) {
        read(damaged(log));
      }
    }
    assertThat(refused + whole).isEqualTo(logs.size() * VARIANTS);
    assertThat(refused).isGreaterThan(whole);
    assertThat(whole).isAtLeast(logs.size());
  }

  /** The recorded games, as they are and as the app stores and shares them. */
  private static List<String> logs() throws IOException {
    List<String> logs = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/logs"))) {
      for (Path file : files.sorted().collect(Collectors.toList())) {
        History history = ((Replay.Whole) Replay.of(Files.readString(file))).history();
        logs.add(LogText.marked(history));
        logs.add(PublicLog.of(history));
        Checkpoint.of(history).ifPresent(logs::add);
      }
    }
    return logs;
  }

  private void read(byte[] file) {
    int[] heard = {0, 0};
    Replay replay =
        Import.of(
            file,
            (read, all) -> {
              heard[0] = read;
              heard[1] = all;
            });
    assertThat(heard[0]).isEqualTo(heard[1]);
    if (replay instanceof Replay.Whole it) {
      whole++;
      String printed = LogText.plain(it.history());
      assertThat(LogText.plain(((Replay.Whole) Replay.of(printed)).history())).isEqualTo(printed);
    } else if (replay instanceof Replay.UpTo it) {
      refused(it.fault());
      assertThat(Replay.of(LogText.marked(it.history()))).isInstanceOf(Replay.Whole.class);
    } else {
      refused(((Replay.Nothing) replay).fault());
    }
  }

  private void refused(Fault fault) {
    refused++;
    for (Language language : Language.values()) {
      assertThat(Words.in(language).say(fault.reason())).isNotEmpty();
    }
  }

  private byte[] damaged(String log) {
    byte[] bytes = log.getBytes(StandardCharsets.UTF_8);
    return switch (random.nextInt(8)) {
      case 0 -> flipped(bytes, 1 + random.nextInt(3));
      case 1 -> Arrays.copyOf(bytes, random.nextInt(bytes.length));
      case 2 -> lines(log, lines -> Collections.swap(lines, any(lines), any(lines)));
      case 3 -> lines(log, lines -> lines.remove(any(lines)));
      case 4 -> lines(log, lines -> lines.add(any(lines), lines.get(any(lines))));
      case 5 -> lines(log, lines -> lines.set(any(lines), huge(lines.get(any(lines)))));
      case 6 -> log.getBytes(OTHERS.get(random.nextInt(OTHERS.size())));
      default -> spliced(bytes);
    };
  }

  private interface Damage {
    void to(List<String> lines);
  }

  private static byte[] lines(String log, Damage damage) {
    List<String> lines = new ArrayList<>(Arrays.asList(log.split("\n", -1)));
    damage.to(lines);
    return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
  }

  private int any(List<String> lines) {
    return random.nextInt(lines.size());
  }

  private String huge(String line) {
    return line + line.replace(' ', '9').repeat(1 + random.nextInt(2_000));
  }

  private byte[] flipped(byte[] bytes, int bits) {
    for (int i = 0; i < bits; i++) {
      bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return bytes;
  }

  /** Bytes of anything in the middle. */
  private byte[] spliced(byte[] bytes) {
    byte[] other = new byte[random.nextInt(40)];
    random.nextBytes(other);
    int at = random.nextInt(bytes.length);
    System.arraycopy(other, 0, bytes, at, Math.min(other.length, bytes.length - at));
    return bytes;
  }
}
