package io.augur.rules.flow;

import io.augur.rules.table.Place;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game after some of its events: it rests on one prompt, or is over. */
public final class Game {
  private final Table table;
  private final Agenda agenda;
  private final Optional<Past> past;

  private Game(Table table, Agenda agenda, Optional<Past> past) {
    this.table = table;
    this.agenda = agenda;
    this.past = past;
  }

  /** The state before, and what led from it to this one. */
  private record Past(Game before, Event event, int events) {}

  /** A game that begins with this step. */
  public static Game of(Setup setup, Step first) {
    return of(Table.atStart(setup), first);
  }

  /** A game that goes on from this table with this step; what led there is not known to it. */
  public static Game of(Table table, Step first) {
    return settled(table, Agenda.of(first), Optional.empty(), Telling.NOBODY);
  }

  public Table table() {
    return table;
  }

  public boolean isOver() {
    return agenda.isEmpty();
  }

  /** The phase that the game stands in; none before phase 8, and none when it is over. */
  public Optional<Place> place() {
    return agenda.place();
  }

  /** What the table is asked. */
  public Prompt prompt() {
    if (isOver()) {
      throw new IllegalStateException("game is over, turn: " + table.turn());
    }
    return ((Step.Asking) agenda.top()).prompt(table);
  }

  /** The game after this event, or why it can't be. */
  public Outcome play(Event event) {
    return play(event, Telling.NOBODY);
  }

  private Outcome play(Event event, Telling telling) {
    Progress progress = progress(event, telling);
    if (progress instanceof Progress.Refused refused) {
      return new Outcome.Refused(refused.refusal());
    }
    Progress.Went went = (Progress.Went) progress;
    Past now = new Past(this, event, size() + 1);
    return new Outcome.Played(
        settled(went.table(), agenda.replacing(went.next()), Optional.of(now), telling));
  }

  private Progress progress(Event event, Telling telling) {
    if (isOver()) {
      return Progress.refused("refusal.over");
    }
    if (event instanceof Event.Corrected corrected) {
      Progress progress = Facts.enter(corrected.fact(), table);
      return progress instanceof Progress.Went went
          ? Progress.to(went.table(), anew(agenda.top()))
          : progress;
    }
    return ((Step.Asking) agenda.top()).on(event, table, telling);
  }

  /** The step once more, after a correction that may have answered some of its questions. */
  private static Step anew(Step step) {
    return step instanceof Together together ? together.anew() : step;
  }

  /** Runs what needs nobody's word. */
  private static Game settled(Table table, Agenda agenda, Optional<Past> past, Telling telling) {
    Table now = table;
    Agenda left = agenda;
    while (!left.isEmpty() && runs(left.top(), now)) {
      Progress.Went went = run(left.top(), now, telling);
      now = went.table();
      left = left.replacing(went.next());
    }
    return new Game(now, left, past);
  }

  /** Whether the step goes on by itself. */
  static boolean runs(Step step, Table table) {
    return !(step instanceof Step.Asking asking) || asking.answeredBy(table);
  }

  static Progress.Went run(Step step, Table table, Telling telling) {
    if (step instanceof Step.Automatic automatic
        && automatic.run(table, telling) instanceof Progress.Went went) {
      return went;
    }
    if (step instanceof Step.Asking) { // answered already
      return new Progress.Went(table, List.of());
    }
    throw new IllegalStateException("step refuses to run by itself: " + step);
  }

  /** How many events led here from where the game was begun or resumed. */
  public int size() {
    return past.map(Past::events).orElse(0);
  }

  /** The state before the last event. */
  public Optional<Game> before() {
    return past.map(Past::before);
  }

  public Optional<Event> last() {
    return past.map(Past::event);
  }

  /** What the last event brought about, in words. */
  public List<Phrase> told() {
    List<Phrase> told = new ArrayList<>();
    past.ifPresent(it -> it.before().play(it.event(), phrase -> told.add(phrase.get())));
    return told;
  }

  /** All events that led here from there. */
  public List<Event> events() {
    Event[] events = new Event[size()];
    Game game = this;
    for (int i = events.length - 1; i >= 0; i--) {
      Past its = game.past.orElseThrow(IllegalStateException::new);
      events[i] = its.event();
      game = its.before();
    }
    return List.of(events);
  }
}
