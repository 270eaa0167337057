package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.CITY_IN_FLAMES;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.LineUp.WEST_9;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import org.junit.Test;

public final class CityInFlamesTest {
  private final Scenario flames =
      Scenario.at(WEST_9).everybodyHas(3, 20).holds(EGYPT, CITY_IN_FLAMES);

  @Test
  public void tenTreasurySaveTheCity() {
    flames.has(EGYPT, Count.TREASURY, 10).begin();
    assertThat(flames.task(EGYPT, Prompt.Choose.class).answers())
        .containsExactly(Answer.PAYS, Answer.DECLINES);
    assertThat(flames.question(EGYPT))
        .isEqualTo(
            "Does Egypt pay 10 treasury to escape City in Flames?"
                + " Otherwise this is lost: 1 city.");
    flames.answers(EGYPT, Answer.PAYS);
    assertThat(flames.counts(EGYPT)).isEqualTo(new Counts(3, 20, 0, 0, 0));
    assertThat(flames.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void paymentIsExactAndMoreStays() {
    flames.has(EGYPT, Count.TREASURY, 25).begin().answers(EGYPT, Answer.PAYS);
    assertThat(flames.counts(EGYPT)).isEqualTo(new Counts(3, 20, 15, 0, 0));
  }

  @Test
  public void whoDeclinesLosesTheCity() {
    flames.has(EGYPT, Count.TREASURY, 25).begin().answers(EGYPT, Answer.DECLINES);
    assertThat(flames.owes(EGYPT)).isEqualTo(1);
    flames.refuses(new Event.Answered(EGYPT, Answer.PAYS), "refusal.take_loss");
    flames.refuses(new Event.Took(EGYPT, Worksheet.reduced(2)), "worksheet.destroy");
    flames.loses(EGYPT, Worksheet.destroyed(1));
    assertThat(flames.counts(EGYPT)).isEqualTo(new Counts(2, 20, 25, 0, 0));
  }

  /** E10. */
  @Test
  public void withNineTreasuryPayingIsNotOffered() {
    flames.has(EGYPT, Count.TREASURY, 9).begin();
    assertThat(flames.task(EGYPT, Prompt.Lose.class).loss()).isEqualTo(Loss.CITIES_DESTROYED);
    flames.loses(EGYPT, Worksheet.destroyed(1));
    assertThat(flames.counts(EGYPT)).isEqualTo(new Counts(2, 20, 9, 0, 0));
  }

  @Test
  public void whileTheOfferIsOpenNothingElseIsTaken() {
    flames.has(EGYPT, Count.TREASURY, 10).begin();
    flames.refuses(new Event.Took(EGYPT, Worksheet.destroyed(1)), "refusal.bargain");
    flames.refuses(new Event.Answered(EGYPT, Answer.ACCEPTS), "refusal.bargain");
    flames.refuses(new Event.Answered(ROME, Answer.PAYS), "refusal.not_asked");
  }

  @Test
  public void withoutACityNothingHappensAndNoTreasuryIsAsked() {
    Scenario none = Scenario.at(WEST_9).holds(EGYPT, CITY_IN_FLAMES).begin();
    assertThat(none.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.CITIES);
    none.has(EGYPT, Count.CITIES, 0);
    assertThat(none.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
    assertThat(none.journal())
        .contains("City in Flames comes to nothing for Egypt: there is no city on the board.");
  }

  @Test
  public void unknownTreasuryIsAskedBeforeTheOffer() {
    Scenario unknown = Scenario.at(WEST_9).has(EGYPT, Count.CITIES, 2).holds(EGYPT, CITY_IN_FLAMES);
    unknown.begin();
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.TREASURY);
    unknown.has(EGYPT, Count.TREASURY, 11).answers(EGYPT, Answer.PAYS);
    assertThat(unknown.counts(EGYPT).treasury()).isEqualTo(1);
    assertThat(unknown.counts(EGYPT).tokens()).isEqualTo(Count.UNKNOWN);
  }

  @Test
  public void aCorrectionOfTheTreasuryWithdrawsTheOffer() {
    flames.has(EGYPT, Count.TREASURY, 10).begin();
    flames.corrects(new Event.Has(EGYPT, Count.TREASURY, 8));
    assertThat(flames.owes(EGYPT)).isEqualTo(1);
  }
}
