package io.augur.rules.flow;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.flow.Count.CITIES;
import static io.augur.rules.flow.Count.TOKENS;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.ROME;

import io.augur.rules.table.LineUp;
import java.util.List;
import org.junit.Test;

public final class TogetherTest {
  private static final Step.Automatic ROME_IS_COUNTED =
      (table, telling) -> Progress.to(table.with(table.player(ROME).with(CITIES, 3)));

  private final Lane rome = Lane.of(ROME, new HowMany(ROME, CITIES));
  private final Lane egypt = Lane.of(EGYPT, new HowMany(EGYPT, TOKENS), ROME_IS_COUNTED);

  @Test
  public void whatALaneBringsAboutAnswersTheQuestionOfOneBeforeIt() {
    assertThat(after(rome, egypt).isOver()).isTrue();
  }

  @Test
  public void whatALaneBringsAboutAnswersTheQuestionOfOneBehindIt() {
    assertThat(after(egypt, rome).isOver()).isTrue();
  }

  @Test
  public void anAnswerServesEverybodyWhoWaitsForIt() {
    Lane same = Lane.of(EGYPT, new HowMany(ROME, CITIES));
    assertThat(played(begun(rome, same), new Event.Has(ROME, CITIES, 2)).isOver()).isTrue();
  }

  /** The game after Egypt's answer, which is all that these lanes need. */
  private static Game after(Lane... lanes) {
    return played(begun(lanes), new Event.Has(EGYPT, TOKENS, 4));
  }

  private static Game begun(Lane... lanes) {
    return played(
        Game.of(Setup.standard(LineUp.ALL_12), new Begin(List.of(lanes))), new Event.WentOn());
  }

  private static Game played(Game game, Event event) {
    return ((Outcome.Played) game.play(event)).game();
  }

  /** Lets the lanes run when the table is ready. */
  private record Begin(List<Lane> lanes) implements Step.OfTable {
    @Override
    public Prompt prompt(Table table) {
      return new Prompt.Gather(table.turn());
    }

    @Override
    public Progress on(Event event, Table table, Telling telling) {
      return Progress.to(table, Together.of(lanes));
    }
  }
}
