package io.augur.app.data;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome.Played;
import io.augur.rules.flow.Outcome.Refused;
import io.augur.rules.flow.Prompt;
import io.augur.rules.log.Aside;
import io.augur.rules.log.Checkpoint;
import io.augur.rules.log.Fault;
import io.augur.rules.log.History;
import io.augur.rules.log.Shuffle;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.Journal;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game in play; a change is stored first and happens then. Only for the disk's thread. */
final class OpenGame {
  private final SessionDesk desk;
  private final Optional<Fault> damage;
  private GameRow row;
  private History history;

  OpenGame(SessionDesk desk, ReadGame read) {
    this.desk = desk;
    row = read.row();
    history = read.history();
    damage = read.damage();
  }

  SessionState.Open state(String name, Said said) {
    Optional<Shuffle> shuffle = Draws.shuffle(history);
    return new SessionState.Open(
        row.id,
        name,
        Kind.of(row.kind),
        history.now(),
        history.at(),
        history.size(),
        shuffle,
        damage,
        said);
  }

  GameRow row() {
    return row;
  }

  int at() {
    return history.at();
  }

  Said play(Event event) {
    return play(event, List.of());
  }

  private Said play(Event event, List<Aside> asides) {
    if (damage.isPresent()) {
      return new Said.ReadOnly();
    }
    Optional<Said> barred = Notepad.bars(Kind.of(row.kind), event);
    if (barred.isPresent()) {
      return barred.get();
    }
    if (history.now().play(event) instanceof Refused refused) {
      return new Said.Refused(refused.refusal().reason());
    }
    Game next = ((Played) history.now().play(event)).game();
    int to = history.at() + 1;
    List<Aside> behind = new ArrayList<>(PinNote.undone(history));
    behind.addAll(asides);
    List<LineRow> lines = new ArrayList<>();
    lines.add(LineRow.of(row.id, to, next, desk.now()));
    behind.forEach(aside -> lines.add(LineRow.of(row.id, to, lines.size(), aside, desk.now())));
    boolean newTurn = next.table().turn() > history.now().table().turn();
    Optional<String> checkpoint = newTurn ? Checkpoint.of(next, to) : Optional.empty();
    store(new Change(row, WhereRow.of(to, next), lines, checkpoint));
    history.play(event);
    behind.forEach(history::note);
    return Said.NOTHING;
  }

  Said seal() {
    Optional<Prompt.Draw> draw = Draws.asked(history.now());
    if (damage.isPresent() || !draw.isPresent() || Draws.shuffle(history).isPresent()) {
      return Said.NOTHING;
    }
    Shuffle shuffle = Shuffle.of(draw.get().cards().size(), desk.chance());
    Aside sealed = new Aside.Sealed(shuffle, shuffle.seal());
    store(noting(sealed));
    history.note(sealed);
    return Said.NOTHING;
  }

  Said draw(int place) {
    return Draws.tapped(history, place)
        .map(event -> play(event, List.of(new Aside.Tapped(place))))
        .orElse(Said.NOTHING); // drawn or taken back before the tap came
  }

  Said drewByHand(Calamity calamity, Copy copy) {
    return Draws.byHand(history, calamity, copy).map(this::play).orElse(Said.NOTHING);
  }

  /** Goes to where so many events have happened, if the game comes that far. */
  Said jump(int to) {
    if (to < 0 || to > history.size() || to == history.at()) {
      return Said.NOTHING;
    }
    if (damage.isPresent()) {
      return new Said.ReadOnly();
    }
    Optional<Said> unread = readBack(to);
    if (unread.isPresent()) {
      return unread.get();
    }
    List<Phrase> undone = new ArrayList<>();
    for (int i = history.at(); i > to; i--) {
      undone.addAll(Journal.of(history.state(i)));
    }
    store(Change.moving(row, WhereRow.of(to, history.state(to))));
    history.jump(to);
    return undone.isEmpty() ? Said.NOTHING : new Said.Undone(undone);
  }

  /** Takes a player's PIN away; everybody can read that it was done. */
  void takePinAway(Civilization seat) {
    Aside note = PinNote.of(seat);
    Change change = noting(note);
    desk.lines().storeWithoutPin(change, seat.key());
    row = row.at(change.after());
    history.note(note);
  }

  /** All of the game from its first event on, as far as it can be read. */
  Chronicle chronicle() {
    return readAll()
        .map(damaged -> Chronicle.of(damaged.history(), damaged.damage()))
        .orElseGet(() -> Chronicle.of(history, damage));
  }

  /** A game of another name with the same past, as far as it can be read. */
  NewGame copy(String name) {
    readAll();
    return new NewGame(name, Kind.of(row.kind), history, desk.now());
  }

  /** Reads what lies before the history; returns what there is of it if it is damaged. */
  private Optional<ReadGame> readAll() {
    Optional<ReadGame> whole = history.start() == 0 ? Optional.empty() : desk.reader().whole(row);
    if (whole.isPresent() && whole.get().damage().equals(damage)) {
      history = whole.get().history();
      return Optional.empty();
    }
    return whole;
  }

  private Optional<Said> readBack(int to) {
    if (to >= history.start()) {
      return Optional.empty();
    }
    Optional<ReadGame> earlier = desk.reader().near(row, to);
    Optional<Fault> fault = earlier.flatMap(ReadGame::damage);
    if (fault.isPresent()) {
      return Optional.of(new Said.OutOfReach(fault.get()));
    }
    if (!earlier.isPresent() || to < earlier.get().history().start()) {
      return Optional.of(Said.NOTHING);
    }
    history = earlier.get().history();
    return Optional.empty();
  }

  private Change noting(Aside aside) {
    int at = history.at();
    int place = desk.lines().nextAside(row.id, at);
    LineRow line = LineRow.of(row.id, at, place, aside, desk.now());
    return new Change(row, row.where, List.of(line), Optional.empty());
  }

  private void store(Change change) {
    desk.lines().store(change);
    row = row.at(change.after());
  }
}
