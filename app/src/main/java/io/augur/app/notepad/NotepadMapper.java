package io.augur.app.notepad;

import static io.augur.rules.calamity.CallingOrder.CALLING;

import io.augur.app.data.Kind;
import io.augur.app.data.Notepad;
import io.augur.app.data.SessionState;
import io.augur.app.notepad.NotepadUiState.Verdict;
import io.augur.app.notepad.NotepadUiState.Way;
import io.augur.app.notepad.NotepadUiState.Weight;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Seat;
import io.augur.rules.log.Fault;
import io.augur.rules.reference.ForPlayer;
import io.augur.rules.reference.Topic;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Makes the screen's state; a card of the hand is looked for only when its name was called. */
final class NotepadMapper {
  private final SessionState.Open open;
  private final Game game;
  private final Civilization own;
  private final Optional<Calamity> called;
  private final List<Civilization> locked;

  private NotepadMapper(
      SessionState.Open open,
      Civilization own,
      Optional<Calamity> called,
      List<Civilization> locked) {
    this.open = open;
    this.game = open.game();
    this.own = own;
    this.called = called;
    this.locked = locked;
  }

  /** A hand with a PIN does not say without it whether a card is in it. */
  static NotepadUiState map(
      SessionState state, Optional<Calamity> called, List<Civilization> locked) {
    if (state instanceof SessionState.Open open && open.kind() instanceof Kind.Notepad notepad) {
      return new NotepadMapper(open, notepad.own(), called, locked).shown();
    }
    if (state instanceof SessionState.Opening) {
      return new NotepadUiState.Loading();
    }
    return state instanceof SessionState.Unreadable
        ? new NotepadUiState.Unreadable()
        : new NotepadUiState.Gone();
  }

  private NotepadUiState.Shown shown() {
    return new NotepadUiState.Shown(
        open.name(),
        seat(),
        game.table().player(own).hand().size(),
        items(),
        open.canUndo() ? Way.POSSIBLE : Way.NOTHING,
        open.damage().map(Fault::reason),
        open.said());
  }

  private Seat seat() {
    for (Seat seat : game.table().setup().seats()) {
      if (seat.civilization() == own) {
        return seat;
      }
    }
    throw new IllegalStateException("owner not at the table: " + own.key());
  }

  /** All that can be called at this table, in the order of the calls. */
  private List<NotepadUiState.Item> items() {
    List<NotepadUiState.Item> items = new ArrayList<>();
    Calamity[] order = Calamity.values();
    Arrays.sort(order, CALLING);
    Optional<Weight> heading = Optional.empty();
    for (Calamity calamity : order) {
      if (calamity.row().kind().copies(game.table().players().size()) > 0) {
        Weight weight = calamity.row().kind().major() ? Weight.MAJOR : Weight.MINOR;
        if (!heading.filter(weight::equals).isPresent()) {
          items.add(new NotepadUiState.Heading(weight));
          heading = Optional.of(weight);
        }
        items.add(item(calamity));
      }
    }
    return items;
  }

  private NotepadUiState.Item item(Calamity calamity) {
    int ahead = called.map(it -> CALLING.compare(calamity, it)).orElse(1);
    if (ahead == 0) {
      return now(calamity);
    }
    return ahead < 0 ? new NotepadUiState.Before(calamity) : new NotepadUiState.Later(calamity);
  }

  private NotepadUiState.Now now(Calamity calamity) {
    boolean mayTell = !locked.contains(own);
    int cards = mayTell ? Notepad.toReveal(game, own, calamity).size() : 0;
    Verdict verdict = cards > 0 ? Verdict.YOURS : Verdict.NOT_YOURS;
    return new NotepadUiState.Now(
        calamity,
        mayTell ? verdict : Verdict.LOCKED,
        cards,
        cards > 0 && !open.readOnly() ? Way.POSSIBLE : Way.NOTHING,
        ForPlayer.of(Topic.of(calamity), game.table(), own));
  }
}
