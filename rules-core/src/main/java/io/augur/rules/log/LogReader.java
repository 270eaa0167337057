package io.augur.rules.log;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Outcome;
import io.augur.rules.words.Phrase;
import java.util.Arrays;
import java.util.Optional;

/** Reads a log line by line and plays what it says, up to the first line that can't be taken. */
final class LogReader {
  /** No line and no log is longer; what is longer is not ours. */
  static final int LONGEST_LINE = 500;

  static final int LONGEST_LOG = 8_000_000;
  private static final int SHORT_LINE = 24;
  private static final long NONE = -1;

  private final char[] text;
  private final Cursor in;
  private int line;
  private int from;
  private int to;
  private int next;

  private long[] marks;
  private int[] lines;
  private Optional<History> history = Optional.empty();
  private Optional<Fault> fault = Optional.empty();

  private LogReader(String log) {
    text = log.length() > LONGEST_LOG ? new char[0] : log.toCharArray();
    in = new Cursor(text);
    marks = new long[text.length / SHORT_LINE + 2];
    lines = new int[marks.length];
    next = text.length > 0 && text[0] == '\ufeff' ? 1 : 0;
  }

  static LogReader of(String log) {
    LogReader reader = new LogReader(log);
    try {
      if (log.length() > LONGEST_LOG) {
        throw Cursor.unreadable("log.huge", arg("n", log.length()), arg("most", LONGEST_LOG));
      }
      reader.events(reader.begin());
    } catch (Unreadable unreadable) {
      reader.fault = Optional.of(new Fault(reader.line, unreadable.reason()));
    }
    return reader;
  }

  /** What was read before the fault, if the setup was good. */
  Optional<History> history() {
    return history;
  }

  Optional<Fault> fault() {
    return fault;
  }

  /** Whether the line of this event, from 1, has a fingerprint that is not the game's. */
  boolean disagrees(int event) {
    return marks[event] != NONE
        && history.isPresent()
        && marks[event] != Fingerprint.number(history.get().state(event));
  }

  boolean hasMark(int event) {
    return marks[event] != NONE;
  }

  int lineOf(int event) {
    return lines[event];
  }

  /** Reads the setup, up to the first line that is none of its own. */
  private History begin() {
    require(nextLine());
    SetupText.readVersion(in);
    require(nextLine());
    SetupText table = SetupText.readTable(in);
    boolean more = nextLine();
    while (more && table.reads(in)) {
      more = nextLine();
    }
    History begun = History.of(table.setup(), text.length / SHORT_LINE + 1);
    history = Optional.of(begun);
    if (more) {
      event(begun);
    }
    return begun;
  }

  private void events(History history) {
    while (nextLine()) {
      event(history);
    }
  }

  private void event(History history) {
    if (from == to || text[from] == '#' || text[from] == 's' || text[from] == 't') {
      Optional<Aside> aside = AsideText.read(in.move(from, to));
      if (aside.isPresent()) {
        in.expectEnd();
        history.note(aside.get());
        return;
      }
    }
    long mark = mark();
    int end = mark == NONE ? to : to - Fingerprint.LENGTH - 2;
    Outcome outcome = history.play(EventText.read(in.move(from, end)));
    if (outcome instanceof Outcome.Refused refused) {
      throw new Unreadable(refused.refusal().reason());
    }
    int event = history.at();
    if (event == marks.length) {
      marks = Arrays.copyOf(marks, 2 * event);
      lines = Arrays.copyOf(lines, 2 * event);
    }
    marks[event] = mark;
    lines[event] = line;
  }

  /** The fingerprint at the end of the line. */
  private long mark() {
    int sign = to - Fingerprint.LENGTH - 2;
    boolean there = sign > from && text[sign] == ' ' && text[sign + 1] == '#';
    return there ? Fingerprint.number(text, sign + 2) : NONE;
  }

  /** Moves to the next line, if there is one. */
  private boolean nextLine() {
    if (next >= text.length) {
      return false;
    }
    line++;
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
    in.move(from, to);
    return true;
  }

  private void require(boolean there) {
    if (!there) {
      line++;
      throw new Unreadable(Phrase.of("log.no_setup"));
    }
  }
}
