package io.augur.rules.log;

import static io.augur.rules.words.Arg.arg;

/** The lines of a text, one after the other, none of them cut out of it. */
final class Lines {
  /** No line and no log is longer; what is longer is not ours. */
  static final int LONGEST_LINE = 1_000;

  static final int LONGEST_LOG = 8_000_000;
  static final int MOST_LINES = 200_000;

  private final char[] text;
  private final Cursor in;
  private int number;
  private int from;
  private int to;
  private int next;

  private Lines(char[] text) {
    this.text = text;
    this.in = new Cursor(text);
    this.next = text.length > 0 && text[0] == '\ufeff' ? 1 : 0;
  }

  static Lines of(String log) {
    return new Lines(log.toCharArray());
  }

  /** How many characters there are. */
  int length() {
    return text.length;
  }

  /** How many characters have been passed. */
  int passed() {
    return Math.min(next, text.length);
  }

  /** The number of the line that is read, from 1. */
  int number() {
    return number;
  }

  Cursor in() {
    return in;
  }

  /** Moves to the next line, if there is one. */
  boolean next() {
    if (text.length > LONGEST_LOG) {
      throw Cursor.unreadable("log.huge", arg("n", text.length), arg("most", LONGEST_LOG));
    }
    if (next >= text.length) {
      return false;
    }
    number++;
    from = next;
    to = from;
    while (to < text.length && text[to] != '\n') {
      to++;
    }
    next = to + 1;
    if (to > from && text[to - 1] == '\r') {
      to--;
    }
    if (to - from > LONGEST_LINE) {
      throw Cursor.unreadable("log.long_line", arg("n", to - from), arg("most", LONGEST_LINE));
    }
    if (number > MOST_LINES) {
      throw Cursor.unreadable("log.many_lines", arg("most", MOST_LINES));
    }
    in.move(from, to);
    return true;
  }

  /** Moves to the next line, which has to be there. */
  void require(String reason) {
    if (!next()) {
      number++;
      throw Cursor.unreadable(reason);
    }
  }

  /** Whether the line begins as those do that change nothing. */
  boolean mayBeAside() {
    return from == to || text[from] == '#' || text[from] == 's' || text[from] == 't';
  }

  /** The fingerprint at the end of the line, which is then no longer a part of it. */
  long cutMark() {
    int sign = to - Fingerprint.LENGTH - 2;
    boolean there = sign > from && text[sign] == ' ' && text[sign + 1] == '#';
    long mark = there ? Fingerprint.number(text, sign + 2) : LogReader.NONE;
    in.move(from, mark == LogReader.NONE ? to : sign);
    return mark;
  }
}
