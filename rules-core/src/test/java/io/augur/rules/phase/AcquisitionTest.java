package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Advance.AGRICULTURE;
import static io.augur.rules.table.Advance.ANATOMY;
import static io.augur.rules.table.Advance.ASTRONAVIGATION;
import static io.augur.rules.table.Advance.CALENDAR;
import static io.augur.rules.table.Advance.LIBRARY;
import static io.augur.rules.table.Advance.MASONRY;
import static io.augur.rules.table.Advance.MINING;
import static io.augur.rules.table.Advance.MONUMENT;
import static io.augur.rules.table.Advance.POTTERY;
import static io.augur.rules.table.Advance.SCULPTURE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.price.Price;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Credits;
import io.augur.rules.table.LineUp;
import java.util.Map;
import org.junit.Test;

public final class AcquisitionTest {
  private final Scenario table = Scenario.at(LineUp.WEST_8).everybodyHas(3, 20);

  @Test
  public void creditsOfEarlierTurnsLowerThePrice() {
    shop().owns(EGYPT, POTTERY, MASONRY).begin().goesOn();
    assertThat(price(AGRICULTURE)).isEqualTo(90);
    table.refuses(bought(paying(0, 6, 89), AGRICULTURE), "refusal.not_paid");
    table.play(bought(paying(10, 6, 80), AGRICULTURE)).answers(EGYPT, Answer.DONE);
    assertThat(table.table().player(EGYPT).advances().has(AGRICULTURE)).isTrue();
    assertThat(table.counts(EGYPT).treasury()).isEqualTo(20);
    assertThat(table.counts(EGYPT).cards()).isEqualTo(1);
    assertThat(table.journal()).contains("Egypt buys Agriculture for 90.");
  }

  @Test
  public void whatIsBoughtNowGivesNoCreditNow() {
    shop().begin().goesOn();
    table.refuses(bought(paying(0, 7, 179), POTTERY, AGRICULTURE), "refusal.not_paid");
    table.play(bought(paying(0, 7, 180), POTTERY, AGRICULTURE));
    assertThat(task().purchase().cost()).isEqualTo(180);
  }

  @Test
  public void thePlayerMayChangeHisMindUntilHeIsDone() {
    shop().begin().goesOn();
    table.play(bought(paying(0, 4, 60), POTTERY));
    assertThat(table.table().player(EGYPT).advances().size()).isEqualTo(0);
    table.play(bought(paying(0, 4, 60), MASONRY)).answers(EGYPT, Answer.DONE);
    assertThat(table.table().player(EGYPT).advances()).isEqualTo(Advances.of(MASONRY));
    table.undoes().play(new Event.Bought(EGYPT, Basket.EMPTY)).answers(EGYPT, Answer.DONE);
    assertThat(table.counts(EGYPT).cards()).isEqualTo(7);
  }

  @Test
  public void aCorrectionMayMakeABasketImpossible() {
    shop().begin().goesOn().play(bought(paying(0, 4, 60), POTTERY));
    table.corrected(new Event.Owns(EGYPT, POTTERY));
    assertThat(task().purchase().bought().size()).isEqualTo(0);
    table.refuses(new Event.Answered(EGYPT, Answer.DONE), "refusal.owned");
    table.goesOn().task(EGYPT, Prompt.Buy.class);
    assertThat(table.prompt(Prompt.Tasks.class).tasks()).hasSize(1);
  }

  @Test
  public void nobodyPaysWithWhatHeHasNot() {
    shop().begin().goesOn();
    table.refuses(bought(paying(31, 3, 29), POTTERY), "refusal.has_only");
    table.refuses(bought(paying(0, 8, 60), POTTERY), "refusal.has_only");
    table.refuses(bought(paying(0, 0, 60), POTTERY), "refusal.payment_odd");
    table.refuses(bought(paying(-1, 4, 61), POTTERY), "refusal.payment_odd");
    table.refuses(bought(paying(1, 4, 60), POTTERY), "refusal.paid_too_much");
    table.refuses(new Event.Moved(EGYPT, 1), "refusal.buy_first");
    table.play(bought(paying(0, 4, 64), POTTERY)); // what a set is worth too much is lost
  }

  @Test
  public void miningCountsTreasuryTwiceAndMayOverpayByOne() {
    shop().owns(EGYPT, MINING).begin().goesOn();
    table.refuses(bought(paying(24, 1, 1), SCULPTURE), "refusal.not_paid");
    table.refuses(bought(paying(26, 1, 1), SCULPTURE), "refusal.paid_too_much");
    table.play(bought(paying(25, 1, 1), SCULPTURE));
  }

  @Test
  public void benefitsAreSpentOnWhatIsBoughtWithThem() {
    shop().begin().goesOn();
    table.play(buys(Map.of(LIBRARY, CALENDAR), Map.of(), 360, LIBRARY, CALENDAR));
    table.play(buys(Map.of(ANATOMY, ASTRONAVIGATION), Map.of(), 270, ANATOMY, ASTRONAVIGATION));
    table.refuses(
        buys(Map.of(ANATOMY, CALENDAR), Map.of(), 900, ANATOMY, CALENDAR), "refusal.benefit");
    table.refuses(
        buys(Map.of(ANATOMY, ASTRONAVIGATION), Map.of(), 900, ANATOMY), "refusal.benefit");
    table.refuses(buys(Map.of(LIBRARY, POTTERY), Map.of(), 900, POTTERY), "refusal.benefit");
  }

  @Test
  public void monumentsCreditsAreChosenWithItAndCountFromTheNextTurn() {
    shop().begin().goesOn();
    Credits ten = Credits.of(AdvanceGroup.ARTS, 10);
    Credits twenty = ten.plus(Credits.of(AdvanceGroup.CRAFTS, 10));
    table.refuses(buys(Map.of(), Map.of(), 180, MONUMENT), "refusal.credits");
    table.refuses(buys(Map.of(), Map.of(MONUMENT, ten), 180, MONUMENT), "refusal.credits");
    table.refuses(buys(Map.of(), Map.of(POTTERY, ten), 180, POTTERY), "refusal.credits");
    table.refuses(buys(Map.of(), Map.of(MONUMENT, twenty), 180, POTTERY), "refusal.credits");
    table.play(buys(Map.of(), Map.of(MONUMENT, twenty), 180, MONUMENT)).finishesTurn();
    table.begin().goesOn();
    assertThat(price(SCULPTURE)).isEqualTo(40);
    assertThat(price(POTTERY)).isEqualTo(40);
  }

  @Test
  public void whoeverInsistsWaitsForThoseFurtherAhead() {
    table.has(HELLAS, Count.POSITION, 4).has(EGYPT, Count.POSITION, 4);
    table.has(MINOA, Count.POSITION, 1).begin().goesOn();
    assertThat(table.prompt(Prompt.Tasks.class).tasks().get(0).player()).isEqualTo(HELLAS);
    table.refuses(new Event.Insisted(HELLAS), "refusal.nobody_before").insists(MINOA);
    table.refuses(new Event.Answered(MINOA, Answer.DONE), "refusal.waits");
    table.answers(EGYPT, Answer.DONE).answers(HELLAS, Answer.DONE).answers(MINOA, Answer.DONE);
    table.refuses(new Event.Insisted(EGYPT), "refusal.nobody_before").answers(ROME, Answer.DONE);
  }

  private Scenario shop() {
    return table.has(EGYPT, Count.TREASURY, 30).has(EGYPT, Count.CARDS, 7);
  }

  private Prompt.Buy task() {
    return table.task(EGYPT, Prompt.Buy.class);
  }

  private int price(Advance advance) {
    return task().prices().stream()
        .filter(price -> price.advance() == advance)
        .mapToInt(Price::total)
        .sum();
  }

  private static Basket paying(int treasury, int cards, int worth) {
    return Basket.of(Advances.none(), treasury, cards, worth);
  }

  private static Event bought(Basket paid, Advance... advances) {
    return new Event.Bought(
        EGYPT, Basket.of(Advances.of(advances), paid.treasury(), paid.cards(), paid.worth()));
  }

  private static Event buys(
      Map<Advance, Advance> spent, Map<Advance, Credits> chosen, int worth, Advance... advances) {
    return new Event.Bought(EGYPT, new Basket(Advances.of(advances), spent, chosen, 0, 7, worth));
  }
}
