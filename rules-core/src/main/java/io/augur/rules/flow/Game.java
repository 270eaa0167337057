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
  private final Game before;
  private final Event last;
  private final int events;

  @SuppressWarnings("NullAway") // nothing came before a game's start
  private Game(Table table, Agenda agenda) {
    this.table = table;
    this.agenda = agenda;
    this.before = this;
    this.last = null;
    this.events = 0;
  }

  private Game(Table table, Agenda agenda, Game before, Event last) {
    this.table = table;
    this.agenda = agenda;
    this.before = before;
    this.last = last;
    this.events = before.events + 1;
  }

  /** A game that begins with this step, which asks something. */
  public static Game of(Setup setup, Step.Asking first) {
    return of(Table.atStart(setup), first);
  }

  /** A game that goes on from this table with this step; what led there is not known to it. */
  public static Game of(Table table, Step.Asking first) {
    return new Game(table, Agenda.of(List.of(first)));
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
    Table now = went.table();
    Agenda left = agenda.replacing(went.next());
    while (!left.isEmpty() && left.top().runs(now)) { // what needs nobody's word
      went = run(left.top(), now, telling);
      now = went.table();
      left = left.replacing(went.next());
    }
    return new Outcome.Played(new Game(now, left, this, event));
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

  static Progress.Went run(Step step, Table table, Telling telling) {
    if (step.run(table, telling) instanceof Progress.Went went) {
      return went;
    }
    throw new IllegalStateException("step refuses to run by itself: " + step);
  }

  /** How many events led here from where the game was begun or resumed. */
  public int size() {
    return events;
  }

  /** The state before the last event. */
  public Optional<Game> before() {
    return events == 0 ? Optional.empty() : Optional.of(before);
  }

  public Optional<Event> last() {
    return events == 0 ? Optional.empty() : Optional.of(last);
  }

  /** What the last event brought about, in words. */
  public List<Phrase> told() {
    List<Phrase> told = new ArrayList<>();
    if (events > 0) {
      before.play(last, told::add);
    }
    return told;
  }

  /** All events that led here from there. */
  public List<Event> events() {
    Event[] all = new Event[events];
    for (Game game = this; game.events > 0; game = game.before) {
      all[game.events - 1] = game.last;
    }
    return List.of(all);
  }
}
