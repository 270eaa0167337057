package io.augur.rules.table;

import static java.util.Objects.requireNonNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A plain table of facts, written independently of the catalogue. */
final class FactTable {
  private FactTable() {}

  /** The cells of one line by the heads of their columns. */
  record Row(Map<String, String> cells) {
    String get(String head) {
      return requireNonNull(cells.get(head), head);
    }

    int number(String head) {
      return Integer.parseInt(get(head));
    }

    List<String> list(String head) {
      return get(head).equals("-") ? List.of() : Arrays.asList(get(head).split(" ", -1));
    }
  }

  static List<Row> read(String name) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                requireNonNull(
                    FactTable.class.getResourceAsStream("/facts/" + name + ".tsv"), name),
                StandardCharsets.UTF_8))) {
      String[] heads = reader.readLine().split("\t", -1);
      return reader.lines().map(line -> row(heads, line)).collect(Collectors.toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Row row(String[] heads, String line) {
    String[] cells = line.split("\t", -1);
    Map<String, String> row = new LinkedHashMap<>();
    for (int i = 0; i < heads.length; i++) {
      row.put(heads[i], cells[i]);
    }
    return new Row(row);
  }
}
