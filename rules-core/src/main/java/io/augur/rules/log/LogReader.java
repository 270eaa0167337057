package io.augur.rules.log;

import io.augur.rules.flow.Outcome;
import io.augur.rules.phase.Turn;
import io.augur.rules.words.Phrase;
import java.util.Arrays;
import java.util.Optional;

/** Reads a log line by line and plays what it says, up to the first line that can't be taken. */
final class LogReader {
  /** Looks at each event that was taken, and at the fingerprint on its line, if there is one. */
  interface Witness {
    Witness NOBODY = (reader, history, mark) -> {};

    void took(LogReader reader, History history, long mark);
  }

  private static final int SHORT_LINE = 24;
  static final long NONE = -1;

  private final Lines lines;
  private final Witness witness;
  private long[] marks;
  private int[] places;
  private Optional<History> history = Optional.empty();
  private Optional<Fault> fault = Optional.empty();

  private LogReader(Lines lines, Witness witness) {
    this.lines = lines;
    this.witness = witness;
    marks = new long[lines.length() / SHORT_LINE + 2];
    places = new int[marks.length];
  }

  static LogReader of(String log) {
    return of(log, Witness.NOBODY);
  }

  static LogReader of(String log, Witness witness) {
    LogReader reader = new LogReader(Lines.of(log), witness);
    try {
      reader.events(reader.begin());
    } catch (Unreadable unreadable) {
      reader.fault = Optional.of(new Fault(reader.lines.number(), unreadable.reason()));
    }
    return reader;
  }

  /** What became of it, as far as the last fingerprint agrees. */
  Replay replay() {
    return history
        .map(this::agreed)
        .orElseGet(() -> new Replay.Nothing(fault.orElseThrow(IllegalStateException::new)));
  }

  private Replay agreed(History read) {
    int last = read.size();
    while (last > read.start() && !hasMark(last)) {
      last--;
    }
    int agreed = last;
    while (agreed > read.start() && (!hasMark(agreed) || disagrees(agreed))) {
      agreed--;
    }
    if (agreed < last) {
      read.jump(agreed);
      read.forget();
      return new Replay.UpTo(read, new Fault(lineOf(agreed + 1), Phrase.of("log.disagrees")));
    }
    return fault
        .<Replay>map(it -> new Replay.UpTo(read, it))
        .orElseGet(() -> new Replay.Whole(read));
  }

  /** What was read before the fault, if the first lines were good. */
  Optional<History> history() {
    return history;
  }

  Optional<Fault> fault() {
    return fault;
  }

  Lines lines() {
    return lines;
  }

  /** Whether the line of this event has a fingerprint that is not the game's. */
  boolean disagrees(int event) {
    History read = history.orElseThrow(IllegalStateException::new);
    return hasMark(event) && mark(event) != Fingerprint.number(read.state(event));
  }

  boolean hasMark(int event) {
    return mark(event) != NONE;
  }

  private long mark(int event) {
    return marks[event - start()];
  }

  int lineOf(int event) {
    return places[event - start()];
  }

  private int start() {
    return history.map(History::start).orElse(0);
  }

  /** Reads the first lines, up to one that is none of them. */
  private History begin() {
    lines.require("log.no_setup");
    SetupText.readVersion(lines.in());
    lines.require("log.no_setup");
    SetupText table = SetupText.readTable(lines.in());
    boolean more = lines.next();
    while (more && table.reads(lines.in())) {
      more = lines.next();
    }
    int capacity = lines.length() / SHORT_LINE + 1;
    if (more && lines.in().startsWith(Checkpoint.TURN)) {
      CheckpointReader checkpoint = CheckpointReader.begin(table.setup(), lines.in());
      while (!checkpoint.isOver()) {
        lines.require("log.cut_off");
        checkpoint.read(lines.in());
      }
      return begun(History.of(checkpoint.game(), checkpoint.events(), capacity));
    }
    History begun = begun(History.of(Turn.begin(table.setup()), 0, capacity));
    if (more) {
      event(begun);
    }
    return begun;
  }

  private History begun(History begun) {
    history = Optional.of(begun);
    return begun;
  }

  private void events(History history) {
    while (lines.next()) {
      event(history);
    }
  }

  private void event(History history) {
    if (lines.mayBeAside()) {
      Optional<Aside> aside = AsideText.read(lines.in());
      if (aside.isPresent()) {
        lines.in().expectEnd();
        history.note(aside.get());
        return;
      }
    }
    long mark = lines.cutMark();
    Outcome outcome = history.play(EventText.read(lines.in()));
    if (outcome instanceof Outcome.Refused refused) {
      throw new Unreadable(refused.refusal().reason());
    }
    int event = history.at() - history.start();
    if (event == marks.length) {
      marks = Arrays.copyOf(marks, 2 * event);
      places = Arrays.copyOf(places, 2 * event);
    }
    marks[event] = mark;
    places[event] = lines.number();
    witness.took(this, history, mark);
  }
}
