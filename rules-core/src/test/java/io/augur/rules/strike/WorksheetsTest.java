package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.TEMPEST;
import static io.augur.rules.calamity.Calamity.TRIBAL_CONFLICT;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.LineUp.WEST_9;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Piece;
import java.util.List;
import org.junit.Test;

public final class WorksheetsTest {
  private final Scenario damage =
      Scenario.at(WEST_9).everybodyHas(3, 20).holds(EGYPT, TRIBAL_CONFLICT);

  /** E7. */
  @Test
  public void aCityReplacedByTwoTokensCountsThree() {
    assertThat(Worksheet.reduced(2).damage()).isEqualTo(3);
    damage.begin().loses(EGYPT, new Worksheet(2, 0, List.of(2)));
    assertThat(damage.counts(EGYPT)).isEqualTo(new Counts(2, 20, 0, 0, 0));
  }

  /** E8: the engine does not know the population limit, so the surplus just stays. */
  @Test
  public void forASingleDamageACityMayBecomeFourTokens() {
    damage.has(EGYPT, 3, 0).begin().loses(EGYPT, Worksheet.reduced(4, 4, 2));
    assertThat(damage.counts(EGYPT)).isEqualTo(new Counts(0, 10, 0, 0, 0));
  }

  @Test
  public void neitherMoreNorLess() {
    damage.begin();
    damage.refuses(new Event.Took(EGYPT, Worksheet.tokens(4)), "worksheet.too_little");
    damage.refuses(new Event.Took(EGYPT, Worksheet.tokens(6)), "worksheet.too_much");
    damage.refuses(new Event.Took(EGYPT, Worksheet.destroyed(2)), "worksheet.too_much");
    damage.refuses(new Event.Took(EGYPT, new Worksheet(3, 0, List.of(2))), "worksheet.too_much");
    damage.refuses(new Event.Took(EGYPT, Worksheet.NOTHING), "worksheet.too_little");
  }

  @Test
  public void noMoreThanIsOnTheBoard() {
    damage.has(EGYPT, 1, 3).begin();
    damage.refuses(new Event.Took(EGYPT, Worksheet.tokens(5)), "worksheet.tokens");
    damage.refuses(new Event.Took(EGYPT, Worksheet.reduced(2, 3)), "worksheet.cities");
  }

  @Test
  public void numbersThatCannotBeAreRefused() {
    damage.begin();
    damage.refuses(new Event.Took(EGYPT, new Worksheet(-1, 0, List.of())), "worksheet.odd");
    damage.refuses(new Event.Took(EGYPT, new Worksheet(5, -1, List.of(0))), "worksheet.odd");
    damage.refuses(new Event.Took(EGYPT, Worksheet.reduced(-1)), "worksheet.odd");
    damage.refuses(new Event.Took(EGYPT, Worksheet.reduced(6)), "worksheet.odd");
  }

  @Test
  public void aReductionHasToBeDamageAndToLeaveTokens() {
    damage.begin();
    damage.refuses(new Event.Took(EGYPT, new Worksheet(5, 0, List.of(5))), "worksheet.no_damage");
    damage.refuses(new Event.Took(EGYPT, Worksheet.reduced(0)), "worksheet.leave_tokens");
  }

  @Test
  public void withoutTokensInStockAReducedCityMayCostMoreThanIsAsked() {
    damage.has(EGYPT, 1, 0).has(EGYPT, Count.TREASURY, 53).begin();
    assertThat(damage.owes(EGYPT)).isEqualTo(5);
    damage.refuses(new Event.Took(EGYPT, Worksheet.reduced(3)), "worksheet.stock");
    damage.loses(EGYPT, Worksheet.destroyed(1));
    Scenario two = Scenario.at(WEST_9).has(EGYPT, 2, 3).has(EGYPT, Count.TREASURY, 52);
    two.holds(EGYPT, TRIBAL_CONFLICT).begin();
    two.refuses(new Event.Took(EGYPT, new Worksheet(0, 2, List.of())), "worksheet.too_much");
    two.loses(EGYPT, new Worksheet(1, 0, List.of(1)));
    assertThat(two.counts(EGYPT)).isEqualTo(new Counts(1, 3, 52, Count.UNKNOWN, 0));
  }

  @Test
  public void anEmptyStockAllowsLessThanAWholeCityTooMuch() {
    Scenario tempest = Scenario.at(WEST_9).has(EGYPT, 2, 1).has(EGYPT, Count.TREASURY, 54);
    tempest.holds(EGYPT, TEMPEST).begin().states(EGYPT, 10);
    tempest.refuses(new Event.Took(EGYPT, Worksheet.reduced(0, 0)), "worksheet.too_much");
    tempest.loses(EGYPT, Worksheet.reduced(0));
    assertThat(tempest.counts(EGYPT).cities()).isEqualTo(1);
  }

  @Test
  public void tokensRemovedMayTakeThePlaceOfACityAtOnce() {
    Scenario table = Scenario.at(WEST_9).has(EGYPT, 2, 5).has(EGYPT, Count.TREASURY, 50);
    table.holds(EGYPT, TRIBAL_CONFLICT).begin().loses(EGYPT, new Worksheet(2, 0, List.of(2)));
    assertThat(table.counts(EGYPT).tokens()).isEqualTo(5);
  }

  @Test
  public void aCityCountsFiveATokenOneAndAShipNothing() {
    assertThat(new Counts(2, 3, 40, 9, 0).unitPoints()).isEqualTo(13);
    assertThat(Worksheet.destroyed(1).damage()).isEqualTo(5);
    assertThat(Worksheet.tokens(1).damage()).isEqualTo(1);
    assertThat(Piece.SHIP.unitPoints()).isEqualTo(0);
  }
}
