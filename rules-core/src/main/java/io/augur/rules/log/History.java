package io.augur.rules.log;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Setup;
import io.augur.rules.phase.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A game with all its states at hand, so that undo, redo and jumps replay nothing. */
public final class History {
  /** An aside, and how many events stand before it. */
  record Placed(int after, Aside aside) {}

  private final int start;
  private final List<Game> states;
  private final List<Placed> asides = new ArrayList<>();
  private int at;

  private History(Game first, int start, int capacity) {
    this.start = start;
    this.at = start;
    states = new ArrayList<>(capacity);
    states.add(first);
  }

  public static History of(Setup setup) {
    return of(Turn.begin(setup), 0, 16);
  }

  /** A history that begins with this state, to which so many events had led. */
  static History of(Game first, int start, int capacity) {
    return new History(first, start, capacity);
  }

  /** How many events had happened where it begins; states before that are not at hand. */
  public int start() {
    return start;
  }

  /** The game as it stands. */
  public Game now() {
    return state(at);
  }

  public Setup setup() {
    return now().table().setup();
  }

  /** How many events led to where it stands. */
  public int at() {
    return at;
  }

  /** How many events there are, with those that were undone. */
  public int size() {
    return start + states.size() - 1;
  }

  /** The game after so many events. */
  public Game state(int events) {
    return states.get(events - start);
  }

  /** Plays an event; if it is taken, what was undone before can't be redone any more. */
  public Outcome play(Event event) {
    Outcome outcome = now().play(event);
    if (outcome instanceof Outcome.Played played) {
      forget();
      states.add(played.game());
      at++;
    }
    return outcome;
  }

  /** Drops what was undone; a seal before the next draw stays, so nobody draws twice. */
  void forget() {
    if (at < size()) {
      states.subList(at - start + 1, states.size()).clear();
      asides.removeIf(placed -> placed.after() > at);
    }
  }

  public Game undo() {
    return jump(at - 1);
  }

  public Game redo() {
    return jump(at + 1);
  }

  /** Goes to where so many events have happened. */
  public Game jump(int events) {
    if (events < start || events > size()) {
      throw new IllegalArgumentException("events < " + start + " or > " + size() + ": " + events);
    }
    at = events;
    return now();
  }

  /** Puts an aside where the game stands. */
  public void note(Aside aside) {
    asides.add(firstAfter(at), new Placed(at, aside));
  }

  /** The asides between the event of this number and the next one. */
  public List<Aside> asides(int events) {
    List<Aside> there = new ArrayList<>();
    for (Placed placed : asides.subList(firstAfter(events - 1), firstAfter(events))) {
      there.add(placed.aside());
    }
    return Collections.unmodifiableList(there);
  }

  /** The place of the first aside behind the event of this number. */
  private int firstAfter(int events) {
    int low = 0;
    int high = asides.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (asides.get(middle).after() <= events) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  List<Placed> placed() {
    return asides;
  }
}
