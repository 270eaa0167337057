package io.augur.rules.flow;

import io.augur.rules.table.Block;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Credits;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Rulings;
import io.augur.rules.table.StartCredits;
import io.augur.rules.table.TableSize;
import io.augur.rules.table.Track;
import java.util.Arrays;
import java.util.List;

/** What is settled before the first turn: who plays, who sits where, and how the table reads. */
public final class Setup {
  private static final int ABSENT = -1;

  private final LineUp lineUp;
  private final Track track;
  private final Rulings rulings;
  private final List<Seat> seats;
  private final List<Civilization> civilizations;
  private final int[] places = new int[Civilization.values().length];
  private final Block[] blocks;

  /** The seats in the order in which the players sit. */
  public Setup(LineUp lineUp, Track track, Rulings rulings, List<Seat> seats) {
    this.lineUp = lineUp;
    this.track = track;
    this.rulings = rulings;
    this.seats = List.copyOf(seats);
    this.civilizations = lineUp.civilizations();
    this.blocks = new Block[civilizations.size()];
    Arrays.fill(places, ABSENT);
    for (int i = 0; i < civilizations.size(); i++) {
      places[row(civilizations.get(i))] = i;
      blocks[i] = lineUp.block(civilizations.get(i));
    }
    if (seats.size() != civilizations.size()) {
      throw new IllegalArgumentException(
          "seats != " + civilizations.size() + " of " + lineUp.key() + ": " + seats.size());
    }
    boolean[] seated = new boolean[seats.size()];
    for (Seat seat : seats) {
      int place = place(seat.civilization());
      if (seated[place]) {
        throw new IllegalArgumentException("a civilization with two seats: " + seats);
      }
      seated[place] = true;
    }
  }

  /** The official line-up, everybody seated in A.S.T. order, everything read as usual. */
  public static Setup standard(LineUp lineUp) {
    Seat[] seats = lineUp.civilizations().stream().map(it -> new Seat(it, "")).toArray(Seat[]::new);
    return new Setup(lineUp, Track.BASIC, Rulings.standard(), List.of(seats));
  }

  /** The same for so many players, on the western map where there are two. */
  public static Setup standard(int players) {
    return standard(LineUp.of(players).get(0));
  }

  public LineUp lineUp() {
    return lineUp;
  }

  public Track track() {
    return track;
  }

  public Rulings rulings() {
    return rulings;
  }

  public List<Seat> seats() {
    return seats;
  }

  /** The civilizations in A.S.T. order. */
  public List<Civilization> civilizations() {
    return civilizations;
  }

  public TableSize size() {
    return TableSize.of(civilizations.size());
  }

  Credits startCredits() {
    return StartCredits.of(civilizations.size());
  }

  public boolean plays(Civilization civilization) {
    return places[row(civilization)] != ABSENT;
  }

  public Block block(Civilization civilization) {
    return blocks[place(civilization)];
  }

  /** Who sits next to the player and draws for him. */
  public Civilization neighbour(Civilization civilization) {
    for (int i = 0; i < seats.size(); i++) {
      if (seats.get(i).civilization() == civilization) {
        return seats.get((i + 1) % seats.size()).civilization();
      }
    }
    throw new IllegalArgumentException("civilization not at the table: " + civilization.key());
  }

  /** The place of a civilization in A.S.T. order at this table. */
  int place(Civilization civilization) {
    int place = places[row(civilization)];
    if (place == ABSENT) {
      throw new IllegalArgumentException("civilization not at the table: " + civilization.key());
    }
    return place;
  }

  @SuppressWarnings("EnumOrdinal") // a place in an array, never stored
  private static int row(Civilization civilization) {
    return civilization.ordinal();
  }
}
