package io.augur.app.data;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** What can happen to a file on its way from phone to phone. */
final class Damage {
  private static final List<Charset> CHARSETS =
      List.of(
          StandardCharsets.UTF_16LE,
          StandardCharsets.UTF_16BE,
          StandardCharsets.UTF_16,
          Charset.forName("IBM500"));

  private final Random random;

  Damage(Random random) {
    this.random = random;
  }

  byte[] of(byte[] file) {
    return switch (random.nextInt(9)) {
      case 0 -> flipped(file);
      case 1 -> Arrays.copyOf(file, random.nextInt(file.length));
      case 2 -> swapped(file);
      case 3 -> hugeLine(file);
      case 4 -> text(file).getBytes(CHARSETS.get(random.nextInt(CHARSETS.size())));
      case 5 -> overwritten(file);
      case 6 -> repeated(file);
      case 7 -> without(file);
      default -> joined(file);
    };
  }

  private byte[] flipped(byte[] file) {
    byte[] flipped = file.clone();
    for (int left = 1 + random.nextInt(3); left > 0; left--) {
      flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return flipped;
  }

  private byte[] overwritten(byte[] file) {
    byte[] overwritten = file.clone();
    int from = random.nextInt(file.length);
    for (int i = from; i < Math.min(file.length, from + random.nextInt(600)); i++) {
      overwritten[i] = (byte) random.nextInt(256);
    }
    return overwritten;
  }

  private byte[] swapped(byte[] file) {
    List<String> lines = lines(file);
    Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
    return bytes(lines);
  }

  private byte[] repeated(byte[] file) {
    List<String> lines = lines(file);
    lines.add(random.nextInt(lines.size()), lines.get(random.nextInt(lines.size())));
    return bytes(lines);
  }

  private byte[] without(byte[] file) {
    List<String> lines = lines(file);
    lines.remove(random.nextInt(lines.size()));
    return bytes(lines);
  }

  private byte[] hugeLine(byte[] file) {
    List<String> lines = lines(file);
    String huge = String.join("", Collections.nCopies(1 + random.nextInt(4_000), "x1 "));
    int line = random.nextInt(lines.size());
    lines.set(line, lines.get(line) + huge);
    return bytes(lines);
  }

  /** Two files in one, the second cut off. */
  private byte[] joined(byte[] file) {
    byte[] joined = Arrays.copyOf(file, 2 * file.length);
    System.arraycopy(file, 0, joined, file.length, file.length);
    return Arrays.copyOf(joined, file.length + random.nextInt(file.length));
  }

  private static List<String> lines(byte[] file) {
    return text(file).lines().collect(Collectors.toCollection(ArrayList::new));
  }

  private static byte[] bytes(List<String> lines) {
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] file) {
    return new String(file, StandardCharsets.UTF_8);
  }
}
