package io.augur.app.data;

import androidx.lifecycle.LiveData;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.table.Civilization;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A game opened for play; every step is stored first and shown then. */
public final class Session {
  private final long id;
  private final SessionDesk desk;
  private final SessionWork work;

  Session(long id, SessionDesk desk) {
    this.id = id;
    this.desk = desk;
    work = new SessionWork(id, desk);
  }

  public LiveData<SessionState> state() {
    return work.state();
  }

  /** Plays an event, if the rules take it. */
  public void play(Event event) {
    work.change(game -> game.play(event));
  }

  /** The same, unless the game has moved on from what was seen: a second tap does nothing. */
  public void answer(SessionState.Open seen, Event event) {
    work.change(game -> game.at() == seen.at() ? game.play(event) : Said.NOTHING);
  }

  /** Lays the cards of a draw out in an order that chance makes, once for each draw. */
  public void seal() {
    work.change(OpenGame::seal);
  }

  /** Somebody tapped the card at this place, from 1, of those laid out. */
  public void draw(int place) {
    work.change(game -> game.draw(place));
  }

  /** Somebody drew this card by hand; of one that is there once, any copy is the one. */
  public void drewByHand(Calamity calamity, Copy copy) {
    work.change(game -> game.drewByHand(calamity, copy));
  }

  public void undo() {
    work.change(game -> game.jump(game.at() - 1));
  }

  public void redo() {
    work.change(game -> game.jump(game.at() + 1));
  }

  /** Goes to where so many events have happened. */
  public void jumpTo(int events) {
    work.change(game -> game.jump(events));
  }

  /** Tries again what could not be read or stored. */
  public void retry() {
    work.retry();
  }

  /** Reads the whole game, from its first event on; nothing if it can't be read. */
  public void whole(Consumer<Optional<Chronicle>> then) {
    work.ask(OpenGame::chronicle, then);
  }

  /** When the events behind this one were stored, in their order; nothing if it can't be read. */
  public void timesAfter(int event, Consumer<Optional<List<Instant>>> then) {
    work.ask(game -> desk.times(id, event), then);
  }

  /**
   * Stores a copy of the game, as far as its log makes sense, as a new one that can be played on;
   * this one stays as it is.
   */
  public void goOnFromHere(String name, Consumer<Created> then) {
    work.ask(
        game -> desk.newGames().storeCopy(id, game.copy(name)),
        stored -> then.accept(Created.of(stored)));
  }

  void takePinAway(Civilization seat, Consumer<Outcome> then) {
    work.ask(
        game -> {
          game.takePinAway(seat);
          return seat;
        },
        done -> then.accept(done.isPresent() ? Outcome.STORED : Outcome.NOT_STORED));
  }

  boolean isWatched() {
    return work.state().hasObservers();
  }
}
