package io.augur.rules.calamity;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A table of facts beside the tests, one row in a line, its cells joined by tabs. */
final class FactTable {
  private FactTable() {}

  static List<String> rows(String name) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    FactTable.class.getResourceAsStream("/facts/" + name + ".tsv"), name),
                StandardCharsets.UTF_8))) {
      return reader.lines().skip(1).collect(Collectors.toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String row(Object... cells) {
    return Stream.of(cells).map(String::valueOf).collect(Collectors.joining("\t"));
  }
}
