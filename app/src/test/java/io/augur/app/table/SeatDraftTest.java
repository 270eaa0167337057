package io.augur.app.table;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Civilization.EGYPT;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Setup;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Advance;
import io.augur.rules.view.SeatView;
import io.augur.rules.view.TableView;
import org.junit.Test;

public final class SeatDraftTest {
  private final Game game =
      played(
          new Event.Has(EGYPT, Count.TOKENS, 20),
          new Event.Has(EGYPT, Count.TREASURY, 30),
          new Event.Owns(EGYPT, Advance.POTTERY));

  @Test
  public void whatIsTheSameAsBeforeIsNotTold() {
    assertThat(SeatDraft.NONE.count(Count.TOKENS, 20).events(egypt(), game)).isEmpty();
  }

  @Test
  public void tokensMayMoveBetweenBoardAndTreasuryEitherWay() {
    SeatDraft draft = SeatDraft.NONE.count(Count.TOKENS, 50).count(Count.TREASURY, 5);
    assertThat(draft.problems(egypt(), game)).isEmpty();
    SeatDraft back = SeatDraft.NONE.count(Count.TOKENS, 5).count(Count.TREASURY, 50);
    assertThat(back.problems(egypt(), game)).isEmpty();
  }

  @Test
  public void moreTokensThanThereAreAreAProblemOfTheCountThatGrew() {
    SeatDraft draft = SeatDraft.NONE.count(Count.TOKENS, 26);
    assertThat(draft.problems(egypt(), game).keySet()).containsExactly(Count.TOKENS);
  }

  @Test
  public void anAdvanceIsTickedAndUnticked() {
    SeatDraft draft = SeatDraft.NONE.toggle(Advance.POTTERY).toggle(Advance.LAW);
    assertThat(draft.owned(egypt().advances()).list()).containsExactly(Advance.LAW);
    assertThat(draft.events(egypt(), game))
        .containsExactly(
            new Event.Owns(EGYPT, Advance.LAW), new Event.Lacks(EGYPT, Advance.POTTERY));
    assertThat(draft.toggle(Advance.LAW).toggle(Advance.POTTERY)).isEqualTo(SeatDraft.NONE);
  }

  private SeatView egypt() {
    return TableView.of(game).seats().get(7);
  }

  private static Game played(Event... events) {
    Game game = Turn.begin(Setup.standard(8));
    for (Event event : events) {
      game = ((Outcome.Played) game.play(event)).game();
    }
    return game;
  }
}
