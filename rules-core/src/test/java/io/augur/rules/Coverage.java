package io.augur.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.Test;

/** The table of docs/rules-coverage.md: sentences of the rules, and what makes and shows them. */
final class Coverage {
  static final String REASON = "Not the app's business: ";

  private static final Pattern NUMBERED = Pattern.compile("\\d{3}-\\d+");
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");

  private Coverage() {}

  /** A sentence with its classes, and its tests or the reason why there are none. */
  record Row(String number, String sentence, String classes, String tests) {

    /** What is wrong with the row, one line for each fault. */
    List<String> faults() {
      List<String> faults = new ArrayList<>();
      if (sentence.isEmpty()) {
        faults.add(number + ": no sentence");
      }
      if (tests.startsWith(REASON)) {
        return faults;
      }
      if (quoted(classes).isEmpty() || quoted(tests).isEmpty()) {
        faults.add(number + ": neither class and test nor a reason");
      }
      quoted(classes).stream().filter(it -> !isRule(it)).forEach(it -> faults.add(number(it)));
      quoted(tests).stream().filter(it -> !isTest(it)).forEach(it -> faults.add(number(it)));
      return faults;
    }

    private String number(String missing) {
      return number + ": there is no " + missing;
    }
  }

  /** The lines of the file, which lies in the project that this module belongs to. */
  static List<String> lines() throws IOException {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("docs/rules-coverage.md"))) {
      Path parent = folder.getParent();
      if (parent == null) {
        throw new IOException("no docs/rules-coverage.md above " + Path.of("").toAbsolutePath());
      }
      folder = parent;
    }
    return Files.readAllLines(folder.resolve("docs/rules-coverage.md"));
  }

  /** The numbered rows; a line of four cells that starts with anything else is a heading. */
  static List<Row> rows(List<String> lines) {
    List<Row> rows = new ArrayList<>();
    for (String line : lines) {
      String[] cells = Stream.of(line.split("\\|", -1)).map(String::trim).toArray(String[]::new);
      if (cells.length > 1 && NUMBERED.matcher(cells[1]).matches()) {
        if (cells.length != 6) {
          throw new IllegalArgumentException("not four cells: " + line);
        }
        rows.add(new Row(cells[1], cells[2], cells[3], cells[4]));
      }
    }
    return rows;
  }

  private static List<String> quoted(String cell) {
    List<String> quoted = new ArrayList<>();
    Matcher matcher = QUOTED.matcher(cell);
    while (matcher.find()) {
      quoted.add(matcher.group(1));
    }
    return quoted;
  }

  private static boolean isRule(String name) {
    return !name.endsWith("Test") && !load(name).isEmpty();
  }

  private static boolean isTest(String name) {
    int dot = name.lastIndexOf('.');
    return dot > 0
        && load(name.substring(0, dot)).stream()
            .flatMap(it -> Arrays.stream(it.getMethods()))
            .anyMatch(
                it ->
                    it.getName().equals(name.substring(dot + 1))
                        && it.isAnnotationPresent(Test.class));
  }

  private static List<Class<?>> load(String name) {
    try {
      return List.of(
          Class.forName("io.augur.rules." + name, false, Coverage.class.getClassLoader()));
    } catch (ClassNotFoundException e) {
      return List.of();
    }
  }
}
