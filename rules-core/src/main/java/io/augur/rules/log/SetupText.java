package io.augur.rules.log;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Seat;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Rulings;
import io.augur.rules.table.Track;
import java.util.ArrayList;
import java.util.List;

/** The first lines of a log: the version, the line-up and track, the seats, and unusual rulings. */
final class SetupText {
  /** Goes up whenever an old log would be read differently. */
  static final int VERSION = 1;

  private static final Vocabulary<LineUp> LINE_UPS = new Vocabulary<>(LineUp.values());
  private static final Vocabulary<Track> TRACKS = new Vocabulary<>(Track.values());
  private static final Vocabulary<Reading> READINGS = new Vocabulary<>(Reading.values());

  private final LineUp lineUp;
  private final Track track;
  private final List<Seat> seats = new ArrayList<>();
  private Rulings rulings = Rulings.standard();

  private SetupText(LineUp lineUp, Track track) {
    this.lineUp = lineUp;
    this.track = track;
  }

  static void write(Setup setup, StringBuilder out) {
    out.append("augur ").append(VERSION).append('\n');
    out.append("table ").append(setup.lineUp().key());
    out.append(' ').append(setup.track().key()).append('\n');
    for (Seat seat : setup.seats()) {
      out.append("seat ").append(seat.civilization().key()).append(' ');
      Quoted.write(seat.player(), out);
      out.append('\n');
    }
    for (Reading reading : setup.rulings().list()) {
      if (reading != reading.ruling().standard()) {
        out.append("ruling ").append(reading.key()).append('\n');
      }
    }
  }

  static void readVersion(Cursor in) {
    in.expect("augur ");
    int version = in.number();
    in.expectEnd();
    if (version < 1) {
      throw Cursor.unreadable("log.no_version", arg("n", version));
    }
    if (version > VERSION) {
      throw Cursor.unreadable("log.newer", arg("n", version), arg("known", VERSION));
    }
  }

  static SetupText readTable(Cursor in) {
    in.expect("table ");
    LineUp lineUp = in.word(LINE_UPS);
    in.expect(' ');
    Track track = in.word(TRACKS);
    in.expectEnd();
    return new SetupText(lineUp, track);
  }

  /** Takes a line if it belongs to the setup. */
  boolean reads(Cursor in) {
    if (in.accept("seat ")) {
      seat(in);
    } else if (in.accept("ruling ")) {
      rulings = rulings.with(in.word(READINGS));
    } else {
      return false;
    }
    in.expectEnd();
    return true;
  }

  private void seat(Cursor in) {
    Civilization civilization = in.word(Vocabulary.CIVILIZATIONS);
    boolean taken = false;
    for (Seat seat : seats) {
      taken |= seat.civilization() == civilization;
    }
    if (taken || !lineUp.civilizations().contains(civilization)) {
      throw Cursor.unreadable("log.no_seat", arg("word", civilization.key()));
    }
    in.expect(' ');
    seats.add(new Seat(civilization, Quoted.read(in)));
  }

  /** The setup, once all its lines have been read; without any seat, everybody sits as ranked. */
  Setup setup() {
    if (seats.isEmpty()) {
      return new Setup(lineUp, track, rulings, Setup.standard(lineUp).seats());
    }
    if (seats.size() < lineUp.civilizations().size()) {
      throw Cursor.unreadable(
          "log.seats", arg("n", seats.size()), arg("wanted", lineUp.civilizations().size()));
    }
    return new Setup(lineUp, track, rulings, seats);
  }
}
