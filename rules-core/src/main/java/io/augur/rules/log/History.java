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

  private final List<Game> states;
  private final List<Placed> asides = new ArrayList<>();
  private int at;

  private History(Game start, int capacity) {
    states = new ArrayList<>(capacity);
    states.add(start);
  }

  public static History of(Setup setup) {
    return of(setup, 16);
  }

  static History of(Setup setup, int capacity) {
    return new History(Turn.begin(setup), capacity);
  }

  /** The game as it stands. */
  public Game now() {
    return states.get(at);
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
    return states.size() - 1;
  }

  /** The game after so many events. */
  public Game state(int events) {
    return states.get(events);
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
      states.subList(at + 1, states.size()).clear();
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
    if (events < 0 || events > size()) {
      throw new IllegalArgumentException("events < 0 or > " + size() + ": " + events);
    }
    at = events;
    return now();
  }

  /** Puts an aside where the game stands. */
  public void note(Aside aside) {
    asides.add(new Placed(at, aside));
  }

  /** The asides between the event of this number and the next one. */
  public List<Aside> asides(int events) {
    List<Aside> there = new ArrayList<>();
    for (Placed placed : asides) {
      if (placed.after() == events) {
        there.add(placed.aside());
      }
    }
    return Collections.unmodifiableList(there);
  }

  List<Placed> placed() {
    return asides;
  }
}
