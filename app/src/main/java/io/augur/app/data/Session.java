package io.augur.app.data;

import android.database.SQLException;
import android.util.Log;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Outcome.Refused;
import io.augur.rules.flow.Prompt;
import io.augur.rules.log.Aside;
import io.augur.rules.log.Fault;
import io.augur.rules.log.History;
import io.augur.rules.log.LogText;
import io.augur.rules.log.Replay;
import io.augur.rules.log.Shuffle;
import io.augur.rules.view.Journal;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game opened for play; every step is stored first and shown then. */
public final class Session {
  private final MutableLiveData<SessionState> state =
      new MutableLiveData<>(new SessionState.Opening());
  private final long id;
  private final SessionDesk desk;

  // Only touched on the disk's thread.
  private String name = "";
  private @Nullable History history;
  private Optional<Fault> damage = Optional.empty();
  private Runnable last = () -> {};

  Session(long id, SessionDesk desk) {
    this.id = id;
    this.desk = desk;
    desk.disk().execute(this::read);
  }

  public LiveData<SessionState> state() {
    return state;
  }

  /** Plays an event, if the rules take it. */
  public void play(Event event) {
    change(history -> take(history, event, List.of()));
  }

  /** Lays the cards of a draw out in an order that chance makes, once for each draw. */
  public void seal() {
    change(
        history -> {
          if (history.now().isOver()
              || !(history.now().prompt() instanceof Prompt.Draw draw)
              || shuffle(history).isPresent()) {
            return Said.NOTHING;
          }
          Shuffle shuffle = Shuffle.of(draw.cards().size(), desk.chance());
          Aside sealed = new Aside.Sealed(shuffle, shuffle.seal());
          desk.lines().append(id, history.at(), history.at(), List.of(LogText.line(sealed)), now());
          history.note(sealed);
          return Said.NOTHING;
        });
  }

  /** Somebody tapped the card at this place, from 1, of those laid out. */
  public void draw(int place) {
    change(
        history -> {
          Shuffle shuffle =
              shuffle(history).orElseThrow(() -> new IllegalStateException("unsealed"));
          Prompt.Draw draw = (Prompt.Draw) history.now().prompt();
          Card card = draw.cards().get(shuffle.order().get(place - 1) - 1);
          Event event = new Event.Drew(draw.player(), card.calamity(), card.giver());
          return take(history, event, List.of(new Aside.Tapped(place)));
        });
  }

  public void undo() {
    jump(-1);
  }

  public void redo() {
    jump(1);
  }

  private void jump(int by) {
    change(
        history -> {
          int to = history.at() + by;
          return to < 0 || to > history.size() ? Said.NOTHING : went(history, to);
        });
  }

  /** Goes to where so many events have happened. */
  public void jumpTo(int events) {
    change(history -> went(history, events));
  }

  /** Tries again what could not be read or stored. */
  public void retry() {
    desk.disk().execute(() -> last.run());
  }

  private Said went(History history, int to) {
    List<Phrase> undone = new ArrayList<>();
    for (int i = history.at(); i > to; i--) {
      undone.addAll(Journal.of(history.state(i)));
    }
    desk.lines().move(id, to);
    history.jump(to);
    return undone.isEmpty() ? Said.NOTHING : new Said.Undone(undone);
  }

  private Said take(History history, Event event, List<Aside> asides) {
    if (history.now().play(event) instanceof Refused refused) {
      return new Said.Refused(refused.refusal().reason());
    }
    if (damage.isPresent()) {
      return new Said.NotStored();
    }
    List<String> lines = new ArrayList<>();
    io.augur.rules.flow.Outcome.Played played =
        (io.augur.rules.flow.Outcome.Played) history.now().play(event);
    lines.add(LogText.line(played.game()));
    asides.forEach(aside -> lines.add(LogText.line(aside)));
    desk.lines().append(id, history.at(), history.at() + 1, lines, now());
    history.play(event);
    asides.forEach(history::note);
    return Said.NOTHING;
  }

  private interface Change {
    Said on(History history);
  }

  private void change(Change change) {
    desk.disk()
        .execute(
            () -> {
              History now = history;
              if (now == null) {
                return;
              }
              last = () -> change(change);
              try {
                publish(now, change.on(now));
              } catch (SQLException | IllegalStateException e) {
                Log.w("Session", "step not stored", e);
                publish(now, new Said.NotStored());
              }
            });
  }

  private void read() {
    last = this::read;
    try {
      GameRow game = desk.lines().game(id);
      if (game == null) {
        show(new SessionState.Gone());
        return;
      }
      name = game.name;
      Replay replay = Replay.of(SessionDesk.log(game, desk.lines().lines(id)));
      if (replay instanceof Replay.Whole whole) {
        open(whole.history(), game.at);
      } else if (replay instanceof Replay.UpTo upTo) {
        damage = Optional.of(upTo.fault());
        open(upTo.history(), game.at);
      } else {
        show(new SessionState.Unreadable());
      }
    } catch (SQLException | IllegalStateException e) {
      Log.w("Session", "game not read", e);
      show(new SessionState.Unreadable());
    }
  }

  private void open(History read, int at) {
    read.jump(Math.min(at, read.size()));
    history = read;
    publish(read, Said.NOTHING);
  }

  private static Optional<Shuffle> shuffle(History history) {
    for (Aside aside : history.asides(history.at())) {
      if (aside instanceof Aside.Sealed sealed) {
        return Optional.of(sealed.shuffle());
      }
    }
    return Optional.empty();
  }

  private void publish(History history, Said said) {
    show(
        new SessionState.Open(
            id, name, history.now(), history.at(), history.size(), shuffle(history), damage, said));
  }

  private void show(SessionState now) {
    desk.main().execute(() -> state.setValue(now));
  }

  private long now() {
    return desk.clock().millis();
  }
}
