package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.ICONOCLASM_AND_HERESY;
import static io.augur.rules.table.Advance.MONOTHEISM;
import static io.augur.rules.table.Advance.PHILOSOPHY;
import static io.augur.rules.table.Advance.THEOCRACY;
import static io.augur.rules.table.Advance.THEOLOGY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import org.junit.Test;

public final class TheocracyTest {
  private final Scenario heresy =
      Scenario.at(WEST_8)
          .everybodyHas(6, 20)
          .holds(EGYPT, ICONOCLASM_AND_HERESY, ROME)
          .owns(EGYPT, THEOCRACY)
          .has(EGYPT, Count.CARDS, 5);

  private Scenario named() {
    return heresy.call(ICONOCLASM_AND_HERESY).names(EGYPT, MINOA, HATTI);
  }

  @Test
  public void twoCardsSpareAllCities() {
    named();
    assertThat(heresy.question(EGYPT))
        .isEqualTo(
            "Theocracy gives Egypt a choice: discard 2 commodity cards rather than"
                + " reduce 4 cities?");
    heresy.answers(EGYPT, Answer.ACCEPTS);
    assertThat(heresy.counts(EGYPT)).isEqualTo(new Counts(6, 20, 0, 3, 0));
    assertThat(heresy.prompt(Prompt.Tasks.class).tasks()).hasSize(2);
  }

  @Test
  public void whoDeclinesReducesHisCities() {
    named().answers(EGYPT, Answer.DECLINES);
    assertThat(heresy.owes(EGYPT)).isEqualTo(4);
    heresy.refuses(new Event.Answered(EGYPT, Answer.ACCEPTS), "refusal.take_loss");
    heresy.loses(EGYPT, Worksheet.reduced(1, 1, 1, 1));
    assertThat(heresy.counts(EGYPT)).isEqualTo(new Counts(2, 24, 0, 5, 0));
  }

  @Test
  public void withOneCardItIsNotOffered() {
    heresy.has(EGYPT, Count.CARDS, 1);
    named();
    assertThat(heresy.owes(EGYPT)).isEqualTo(4);
  }

  @Test
  public void withTwoCardsItIs() {
    heresy.has(EGYPT, Count.CARDS, 2);
    named().answers(EGYPT, Answer.ACCEPTS);
    assertThat(heresy.counts(EGYPT).cards()).isEqualTo(0);
  }

  @Test
  public void anyVictimMayUseIt() {
    heresy.owns(MINOA, THEOCRACY).has(MINOA, Count.CARDS, 4);
    named().answers(MINOA, Answer.ACCEPTS);
    assertThat(heresy.counts(MINOA)).isEqualTo(new Counts(6, 20, 0, 2, 0));
    assertThat(heresy.task(EGYPT, Prompt.Choose.class).answers()).contains(Answer.ACCEPTS);
  }

  @Test
  public void whoIsSparedAnywayIsNotAsked() {
    heresy.owns(EGYPT, THEOLOGY, PHILOSOPHY);
    named();
    assertThat(heresy.prompt(Prompt.Tasks.class).tasks()).hasSize(2);
  }

  @Test
  public void cardsAreAskedOfWhoMayUseItAndTokensOnlyOfWhoDeclines() {
    Scenario unknown = Scenario.at(WEST_8).owns(EGYPT, THEOCRACY).has(EGYPT, Count.CITIES, 3);
    unknown.holds(EGYPT, ICONOCLASM_AND_HERESY, ROME).call(ICONOCLASM_AND_HERESY);
    unknown.names(EGYPT, MINOA, HATTI);
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.CARDS);
    unknown.has(EGYPT, Count.CARDS, 3).answers(EGYPT, Answer.DECLINES);
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.TOKENS);
  }

  @Test
  public void acceptanceHoldsAgainstALaterCorrection() {
    named().answers(EGYPT, Answer.ACCEPTS);
    heresy.corrects(new Event.Owns(EGYPT, MONOTHEISM));
    assertThat(heresy.owes(EGYPT)).isEqualTo(0);
    assertThat(heresy.table().had(ICONOCLASM_AND_HERESY, EGYPT, Part.As.SPARED)).isTrue();
  }

  @Test
  public void aCorrectionMayWithdrawTheOffer() {
    named().corrects(new Event.Lacks(EGYPT, THEOCRACY));
    assertThat(heresy.owes(EGYPT)).isEqualTo(4);
  }
}
