package io.augur.app.data;

import java.util.List;

/** The text of a log, put together from rows; a row that is missing or wrong can't be read. */
final class LogOfRows {
  private static final String UNREADABLE = "?\n";

  private LogOfRows() {}

  /** The first lines, with which so many events are over, and the rows of the others. */
  static String text(String head, int start, List<LineRow> rows, int last) {
    StringBuilder text = new StringBuilder(head);
    int event = start;
    for (LineRow row : rows) {
      int due = row.aside == 0 ? event + 1 : event;
      if (row.event != due || !fits(row)) {
        return text.append(UNREADABLE).toString();
      }
      event = row.event;
      text.append(row.text()).append('\n');
    }
    return event < last ? text.append(UNREADABLE).toString() : text.toString();
  }

  /** An event that reads like an aside would vanish without a word. */
  private static boolean fits(LineRow row) {
    String line = row.line;
    return line != null
        && line.indexOf('\n') < 0
        && (row.aside > 0
            || !(line.isEmpty()
                || line.startsWith("#")
                || line.startsWith("sealed ")
                || line.startsWith("tapped ")));
  }
}
