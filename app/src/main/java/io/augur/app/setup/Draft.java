package io.augur.app.setup;

import io.augur.rules.flow.Seat;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.LogText;
import io.augur.rules.log.Replay;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Rulings;
import io.augur.rules.table.Track;
import java.util.ArrayList;
import java.util.List;

/** A table that is being set up: always one that could be played, whatever was changed last. */
record Draft(String name, Setup setup) {
  private static final int USUAL_PLAYERS = 9;

  static Draft usual(String name) {
    return new Draft(name, Setup.standard(USUAL_PLAYERS));
  }

  /** A draft from the text of its setup. */
  static Draft of(String name, String text) {
    return new Draft(name, ((Replay.Whole) Replay.of(text)).history().setup());
  }

  String text() {
    return LogText.setup(setup);
  }

  Draft named(String other) {
    return new Draft(other, setup);
  }

  /** So many players, on the same map as before where there is a choice. */
  Draft players(int players) {
    List<LineUp> lineUps = LineUp.of(players);
    boolean second = LineUp.of(setup.seats().size()).indexOf(setup.lineUp()) == 1;
    return lineUp(lineUps.get(second ? lineUps.size() - 1 : 0));
  }

  /** Whoever plays in both line-ups keeps name and place; new ones sit down where A.S.T. says. */
  Draft lineUp(LineUp lineUp) {
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : setup.seats()) {
      if (lineUp.civilizations().contains(seat.civilization())) {
        seats.add(seat);
      }
    }
    for (Civilization civilization : lineUp.civilizations()) {
      if (seats.stream().noneMatch(seat -> seat.civilization() == civilization)) {
        seats.add(new Seat(civilization, ""));
      }
    }
    if (isInAstOrder()) {
      seats.sort((one, other) -> one.civilization().compareTo(other.civilization()));
    }
    return with(new Setup(lineUp, setup.track(), setup.rulings(), seats));
  }

  Draft player(Civilization civilization, String player) {
    return seats(
        seats ->
            seats.replaceAll(
                seat ->
                    seat.civilization() == civilization ? new Seat(civilization, player) : seat));
  }

  /** Whoever sits at one place goes to another, and those between move up. */
  Draft move(int from, int to) {
    return seats(seats -> seats.add(to, seats.remove(from)));
  }

  Draft track(Track track) {
    return with(new Setup(setup.lineUp(), track, setup.rulings(), setup.seats()));
  }

  Draft reading(Reading reading) {
    Rulings rulings = setup.rulings().with(reading);
    return with(new Setup(setup.lineUp(), setup.track(), rulings, setup.seats()));
  }

  boolean isInAstOrder() {
    List<Civilization> order = new ArrayList<>();
    setup.seats().forEach(seat -> order.add(seat.civilization()));
    return order.equals(setup.civilizations());
  }

  String player(Civilization civilization) {
    for (Seat seat : setup.seats()) {
      if (seat.civilization() == civilization) {
        return seat.player();
      }
    }
    throw new IllegalArgumentException("civilization not at the table: " + civilization.key());
  }

  /** As it is to be kept, without blanks around names. */
  Draft trimmed() {
    return seats(
            seats -> seats.replaceAll(seat -> new Seat(seat.civilization(), seat.player().trim())))
        .named(name.trim());
  }

  private interface Change {
    void on(List<Seat> seats);
  }

  private Draft seats(Change change) {
    List<Seat> seats = new ArrayList<>(setup.seats());
    change.on(seats);
    return with(new Setup(setup.lineUp(), setup.track(), setup.rulings(), seats));
  }

  private Draft with(Setup other) {
    return new Draft(name, other);
  }
}
