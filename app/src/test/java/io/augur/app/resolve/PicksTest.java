package io.augur.app.resolve;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.ui.Draft;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import java.util.List;
import org.junit.Test;

public final class PicksTest {
  private static final List<Civilization> LEGAL =
      List.of(Civilization.MINOA, Civilization.ROME, Civilization.HELLAS);

  @Test
  public void playersAreNamedInTheOrderOfTheTaps() {
    Picks picks = none(0, 3).tapped(Civilization.HELLAS).tapped(Civilization.MINOA);
    assertThat(picks.answer())
        .isEqualTo(
            new Event.Named(Civilization.EGYPT, List.of(Civilization.HELLAS, Civilization.MINOA)));
    assertThat(Picks.of(picks.prompt(), picks.in(Draft.EMPTY))).isEqualTo(picks);
  }

  @Test
  public void aSecondTapTakesANameBack() {
    Picks picks = none(0, 3).tapped(Civilization.HELLAS).tapped(Civilization.HELLAS);
    assertThat(picks.named()).isEmpty();
  }

  @Test
  public void nobodyIsNamedBeyondTheLast() {
    Picks picks = none(1, 1).tapped(Civilization.HELLAS).tapped(Civilization.MINOA);
    assertThat(picks.named()).containsExactly(Civilization.HELLAS);
  }

  @Test
  public void onlyAnExactNumberCompletesTheAnswer() {
    assertThat(none(2, 2).tapped(Civilization.HELLAS).isExactlyEnough()).isFalse();
    assertThat(none(1, 1).tapped(Civilization.HELLAS).isExactlyEnough()).isTrue();
    assertThat(none(0, 1).tapped(Civilization.HELLAS).isExactlyEnough()).isFalse();
  }

  @Test
  public void everybodyCanBeNamedOnlyWhereEverybodyMayBe() {
    assertThat(none(0, 3).mayNameAll()).isTrue();
    assertThat(none(0, 3).all().mayNameAll()).isFalse();
    assertThat(none(0, 2).mayNameAll()).isFalse();
  }

  private static Picks none(int fewest, int most) {
    Prompt.Name prompt =
        new Prompt.Name(Civilization.EGYPT, Calamity.FAMINE, fewest, most, LEGAL, List.of());
    return Picks.of(prompt, Draft.EMPTY);
  }
}
