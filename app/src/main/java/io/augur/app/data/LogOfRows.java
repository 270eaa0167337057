package io.augur.app.data;

import java.util.List;

/** The text of a log, put together from rows; a row that is missing or wrong can't be read. */
final class LogOfRows {
  private static final String UNREADABLE = "?\n";

  private LogOfRows() {}

  /** The head, which is the first lines of the log, and the rows behind it, up to a last event. */
  static String text(String head, List<LineRow> rows, int last) {
    StringBuilder text = new StringBuilder(head);
    int event = rows.isEmpty() ? last : rows.get(0).event - (rows.get(0).aside == 0 ? 1 : 0);
    for (LineRow row : rows) {
      boolean isEvent = row.aside == 0;
      if (row.event != event + (isEvent ? 1 : 0) || !fits(row)) {
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
