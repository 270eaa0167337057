package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.BARBARIAN_HORDES;
import static io.augur.rules.calamity.Calamity.COASTAL_MIGRATION;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.SQUANDERED_WEALTH;
import static io.augur.rules.calamity.Calamity.SUPERSTITION;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.calamity.Calamity.TRIBAL_CONFLICT;
import static io.augur.rules.calamity.Calamity.TYRANNY;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static java.util.stream.Collectors.toList;

import io.augur.rules.Scenario;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Prompt.Draw.Why;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Reading;
import java.util.List;
import org.junit.Test;

public final class SelectionTest {
  private static final Calamity[] MAJORS = {FAMINE, TREACHERY, TYRANNY};

  @Test
  public void atEightPlayersOneOfThreeLeavesAndTheOthersAreFacedInOrder() {
    Scenario table = Scenario.at(LineUp.WEST_8).everybodyHas(3, 20);
    table.holds(ROME, BARBARIAN_HORDES, FAMINE, TREACHERY).begin();
    Prompt.Draw draw = table.prompt(Prompt.Draw.class);
    assertThat(draw.why()).isEqualTo(Why.TOO_MANY);
    assertThat(names(draw.cards())).containsExactly(TREACHERY, FAMINE, BARBARIAN_HORDES);
    table.play(drew(ROME, TREACHERY));
    assertThat(names(table.table().player(ROME).hand()))
        .containsExactly(FAMINE, BARBARIAN_HORDES)
        .inOrder();
    assertThat(table.prompt(Prompt.Call.class).calamity()).isEqualTo(FAMINE);
    assertThat(table.table().piles().of(2)).containsExactly(TREACHERY);
    assertThat(table.told("told.discarded_unresolved")).isTrue();
  }

  @Test
  public void oneOfAPairLeavesFirstAndThenAnyOfTheOtherFour() {
    for (Calamity drawn : List.of(SUPERSTITION, TYRANNY, SQUANDERED_WEALTH, COASTAL_MIGRATION)) {
      Scenario table = Scenario.at(LineUp.ALL_16).everybodyHas(3, 20);
      table.holds(ROME, SUPERSTITION, SUPERSTITION, TYRANNY, SQUANDERED_WEALTH);
      table.holds(ROME, COASTAL_MIGRATION).begin();
      Prompt.Draw pair = table.prompt(Prompt.Draw.class);
      assertThat(pair.why()).isEqualTo(Why.SAME_NAME);
      assertThat(names(pair.cards())).containsExactly(SUPERSTITION, SUPERSTITION);
      table.refuses(drew(ROME, TYRANNY), "refusal.not_to_draw").play(drew(ROME, SUPERSTITION));
      Prompt.Draw rest = table.prompt(Prompt.Draw.class);
      assertThat(rest.why()).isEqualTo(Why.TOO_MANY);
      assertThat(rest.cards()).hasSize(4);
      table.play(drew(ROME, drawn));
      assertThat(table.game().prompt()).isNotInstanceOf(Prompt.Draw.class);
    }
  }

  @Test
  public void atThirteenPlayersOneOfThreeMajorsLeaves() {
    Scenario table = Scenario.at(LineUp.ALL_13).holds(ROME, MAJORS).begin();
    table.prompt(Prompt.Draw.class);
    table.play(drew(ROME, TYRANNY));
    table.prompt(Prompt.Call.class);
  }

  @Test
  public void atTenPlayersTwoMajorsAndAMinorStay() {
    Scenario table = Scenario.at(LineUp.ALL_10).everybodyHas(3, 20);
    table.holds(HELLAS, FAMINE, TREACHERY, SQUANDERED_WEALTH).begin();
    assertThat(table.prompt(Prompt.Call.class).calamity()).isEqualTo(TREACHERY);
    assertThat(table.table().player(HELLAS).hand()).hasSize(2); // the minor is resolved
  }

  @Test
  public void theLimitsFollowThePlayersAtEveryTable() {
    for (LineUp lineUp : LineUp.values()) {
      int players = lineUp.civilizations().size();
      boolean minors = (players >= 9 && players <= 11) || players >= 15;
      Scenario within = Scenario.at(lineUp).everybodyHas(3, 20);
      Civilization holder = lineUp.civilizations().get(1);
      within.holds(holder, FAMINE, TREACHERY);
      if (minors) {
        within.holds(holder, SQUANDERED_WEALTH);
      }
      assertWithMessage(lineUp.key())
          .that(within.begin().game().prompt())
          .isNotInstanceOf(Prompt.Draw.class);
      Scenario over = within.undoes();
      over.holds(holder, minors ? TRIBAL_CONFLICT : TYRANNY).begin();
      assertWithMessage(lineUp.key())
          .that(over.prompt(Prompt.Draw.class).why())
          .isEqualTo(Why.TOO_MANY);
    }
  }

  @Test
  public void drawsGoOnUntilBothLimitsHold() {
    Scenario table = Scenario.at(LineUp.ALL_10).everybodyHas(3, 20);
    table.holds(EGYPT, MAJORS).holds(EGYPT, SQUANDERED_WEALTH).begin();
    assertThat(table.prompt(Prompt.Draw.class).cards()).hasSize(4);
    table.play(drew(EGYPT, SQUANDERED_WEALTH));
    Prompt.Draw majors = table.prompt(Prompt.Draw.class);
    assertThat(majors.why()).isEqualTo(Why.TOO_MANY_MAJORS);
    assertThat(names(majors.cards())).containsExactlyElementsIn(MAJORS);
    table.play(drew(EGYPT, FAMINE)).prompt(Prompt.Call.class);
  }

  @Test
  public void amongWhichCardsTheMajorLimitDrawsIsARuling() {
    Scenario table = Scenario.at(LineUp.ALL_18, Reading.DRAW_AMONG_ALL).everybodyHas(3, 20);
    table.holds(EGYPT, MAJORS).begin();
    assertThat(table.prompt(Prompt.Draw.class).cards()).hasSize(3);
    table.undoes().holds(EGYPT, SQUANDERED_WEALTH).begin().play(drew(EGYPT, SQUANDERED_WEALTH));
    assertThat(table.prompt(Prompt.Draw.class).why()).isEqualTo(Why.TOO_MANY_MAJORS);
  }

  @Test
  public void thePhaseIsSkippedWhenNobodyIsOverALimit() {
    Scenario.at(LineUp.WEST_8).begin().prompt(Prompt.Surplus.class);
    Scenario one = Scenario.at(LineUp.WEST_8).holds(ROME, FAMINE).begin();
    one.prompt(Prompt.Call.class);
    assertThat(one.told("told.over_the_limit")).isFalse();
  }

  @Test
  public void thoseOverTheLimitFollowInOrderAndTheirNeighbourDraws() {
    Scenario table = Scenario.at(LineUp.ALL_13);
    table.holds(EGYPT, MAJORS).holds(MINOA, MAJORS).begin();
    assertThat(table.prompt(Prompt.Draw.class).player()).isEqualTo(MINOA);
    assertThat(table.prompt(Prompt.Draw.class).neighbour()).isEqualTo(SABA);
    table.refuses(drew(EGYPT, FAMINE), "refusal.draw_first").play(drew(MINOA, FAMINE));
    assertThat(table.prompt(Prompt.Draw.class).player()).isEqualTo(EGYPT);
    assertThat(table.prompt(Prompt.Draw.class).neighbour())
        .isEqualTo(table.table().setup().neighbour(EGYPT));
    table.play(drew(EGYPT, FAMINE));
    assertThat(table.table().piles().of(3)).containsExactly(FAMINE, FAMINE);
  }

  @Test
  public void whichOfAPairLeavesDecidesWhoBenefits() {
    Scenario table = Scenario.at(LineUp.ALL_12);
    table.holds(MINOA, TREACHERY, ASSYRIA).holds(MINOA, TREACHERY, EGYPT).begin();
    table.refuses(drew(MINOA, TREACHERY), "refusal.not_to_draw");
    table.play(new Event.Drew(MINOA, TREACHERY, Giver.traded(ASSYRIA)));
    assertThat(table.table().player(MINOA).hand())
        .containsExactly(Card.hidden(TREACHERY, Giver.traded(EGYPT)));
  }

  @Test
  public void aCalamityWithoutATargetCountsHereAndIsCancelledOnlyWhenCalled() {
    Scenario table = Scenario.at(LineUp.WEST_8).everybodyHas(3, 20).has(ROME, 0, 20);
    table.holds(ROME, TREACHERY, SUPERSTITION, TYRANNY).begin(); // no city to lose to the first two
    assertThat(names(table.prompt(Prompt.Draw.class).cards()))
        .containsExactly(TREACHERY, SUPERSTITION, TYRANNY);
    table.play(drew(ROME, TYRANNY));
    assertThat(table.told("told.cancelled")).isFalse();
    table.call(TREACHERY);
    assertThat(table.told("told.cancelled")).isTrue();
    assertThat(table.prompt(Prompt.Call.class).calamity()).isEqualTo(SUPERSTITION);
  }

  private static Event drew(Civilization player, Calamity calamity) {
    return new Event.Drew(player, calamity, Giver.DRAWN);
  }

  private static List<Calamity> names(List<Card> cards) {
    return cards.stream().map(Card::calamity).collect(toList());
  }
}
