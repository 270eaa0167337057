package io.augur.rules.flow;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.FLOOD;
import static io.augur.rules.calamity.Calamity.SQUANDERED_WEALTH;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.table.Advance.CALENDAR;
import static io.augur.rules.table.Advance.POTTERY;
import static io.augur.rules.table.Civilization.CARTHAGE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.INDUS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;

import io.augur.rules.Scenario;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import org.junit.Test;

public final class FactsTest {
  private final Scenario table = Scenario.at(LineUp.WEST_8);

  @Test
  public void countsStayWithinWhatAPlayerOwns() {
    table.has(EGYPT, 9, 55).has(EGYPT, Count.POSITION, 15);
    table.refuses(new Event.Has(EGYPT, Count.CITIES, 10), "refusal.bound");
    table.refuses(new Event.Has(EGYPT, Count.TOKENS, 56), "refusal.bound");
    table.refuses(new Event.Has(EGYPT, Count.CARDS, -1), "refusal.bound");
    table.refuses(new Event.Has(EGYPT, Count.POSITION, 16), "refusal.bound");
    table.refuses(new Event.Has(EGYPT, Count.TREASURY, 1), "refusal.tokens_in_all");
    table.refuses(new Event.Has(INDUS, Count.CITIES, 1), "refusal.not_at_the_table");
    table.has(EGYPT, Count.TOKENS, 50).has(EGYPT, Count.TREASURY, 5);
    assertThat(table.counts(EGYPT).tokensInStock()).isEqualTo(0);
  }

  @Test
  public void advancesAreEnteredAndTakenBackOnce() {
    table.owns(EGYPT, POTTERY).refuses(new Event.Owns(EGYPT, POTTERY), "refusal.no_change");
    table.play(new Event.Lacks(EGYPT, POTTERY));
    table.refuses(new Event.Lacks(EGYPT, POTTERY), "refusal.no_change");
  }

  @Test
  public void minorsAreInPlayOnlyAtSomeTables() {
    table.refuses(holds(ROME, Giver.DRAWN), "refusal.not_in_play");
    for (LineUp lineUp : new LineUp[] {LineUp.ALL_12, LineUp.ALL_13, LineUp.ALL_14}) {
      Scenario.at(lineUp).refuses(holds(ROME, Giver.DRAWN), "refusal.not_in_play");
    }
    Scenario.at(LineUp.ALL_15).play(holds(ROME, Giver.DRAWN));
  }

  @Test
  public void noCardIsHeldMoreOftenThanItExists() {
    table.holds(ROME, FAMINE);
    table.refuses(new Event.Holds(EGYPT, FAMINE, Giver.DRAWN), "refusal.no_more_copies");
    Scenario large = Scenario.at(LineUp.ALL_12).holds(ROME, FAMINE).holds(SABA, FAMINE);
    large.refuses(new Event.Holds(MINOA, FAMINE, Giver.DRAWN), "refusal.no_more_copies");
  }

  @Test
  public void aBlockHasOneCopyOfWhatCantBeTraded() {
    Scenario large = Scenario.at(LineUp.ALL_12).holds(ROME, FAMINE);
    large.refuses(new Event.Holds(MINOA, FAMINE, Giver.DRAWN), "refusal.one_in_a_block");
    large.refuses(new Event.Holds(ROME, FAMINE, Giver.UNKNOWN), "refusal.one_in_a_block");
    large.holds(ROME, TREACHERY).holds(MINOA, TREACHERY).holds(SABA, FAMINE);
  }

  @Test
  public void aCopyThatWasDiscardedIsStillTheOneOfItsBlock() {
    Scenario large = Scenario.at(LineUp.ALL_12).holds(ROME, FAMINE, TREACHERY, FLOOD).begin();
    large.play(new Event.Drew(ROME, FAMINE, Giver.DRAWN));
    Event.Fact again = new Event.Holds(MINOA, FAMINE, Giver.DRAWN);
    large.refuses(new Event.Corrected(again), "refusal.one_in_a_block");
    large.corrected(new Event.Holds(SABA, FAMINE, Giver.DRAWN));
  }

  @Test
  public void whatNobodyPlaysIsEnteredAndPutRightWithinTheBox() {
    table.play(new Event.Roaming(new Raiders(50, 18)));
    assertThat(table.table().raiders()).isEqualTo(new Raiders(50, 18));
    table.refuses(new Event.Roaming(new Raiders(51, 0)), "refusal.box");
    table.refuses(new Event.Roaming(new Raiders(0, 19)), "refusal.box");
    table.refuses(new Event.Roaming(new Raiders(-1, 0)), "refusal.box");
    table.begin().refuses(new Event.Roaming(Raiders.NONE), "refusal.surplus_first");
    table.refuses(new Event.Corrected(new Event.Roaming(new Raiders(0, -1))), "refusal.box");
    table.corrected(new Event.Roaming(new Raiders(3, 0)));
    assertThat(table.table().raiders()).isEqualTo(new Raiders(3, 0));
  }

  @Test
  public void aCardComesFromAnotherPlayerOfTheTableIfItCanBeTraded() {
    table.refuses(new Event.Holds(ROME, TREACHERY, Giver.traded(ROME)), "refusal.giver");
    table.refuses(new Event.Holds(ROME, TREACHERY, Giver.traded(INDUS)), "refusal.giver");
    table.refuses(new Event.Holds(ROME, FAMINE, Giver.traded(EGYPT)), "refusal.not_tradeable");
    table.holds(ROME, TREACHERY, EGYPT).play(new Event.HoldsNot(ROME, TREACHERY));
    table.refuses(new Event.HoldsNot(ROME, TREACHERY), "refusal.not_held");
  }

  @Test
  public void aCorrectionPutsTheQuestionAnew() {
    table.everybodyHas(3, 20).holds(EGYPT, FAMINE).call(FAMINE).names(EGYPT, MINOA, ROME, HELLAS);
    assertThat(lose(EGYPT)).isEqualTo(10);
    table.corrected(new Event.Owns(EGYPT, CALENDAR));
    assertThat(lose(EGYPT)).isEqualTo(5);
    table.corrected(new Event.Has(ROME, Count.CITIES, 0));
    table.corrected(new Event.Has(ROME, Count.TOKENS, 2));
    assertThat(lose(ROME)).isEqualTo(2);
    table.undoes().undoes().undoes();
    assertThat(lose(EGYPT)).isEqualTo(10);
  }

  @Test
  public void aCorrectionMayAnswerTheQuestion() {
    Scenario unknown = table.holds(EGYPT, FAMINE).call(FAMINE).names(EGYPT, MINOA, ROME, HELLAS);
    unknown.task(EGYPT, Prompt.HowMany.class);
    unknown.corrected(new Event.Has(EGYPT, Count.CITIES, 2));
    assertThat(unknown.task(EGYPT, Prompt.HowMany.class).count()).isEqualTo(Count.TOKENS);
    unknown.corrected(new Event.Has(EGYPT, Count.TOKENS, 4));
    assertThat(lose(EGYPT)).isEqualTo(10);
  }

  @Test
  public void anImpossibleCorrectionChangesNothing() {
    table
        .begin()
        .refuses(new Event.Corrected(new Event.Has(CARTHAGE, Count.CITIES, 10)), "refusal.bound");
    table.prompt(Prompt.Surplus.class);
  }

  @Test
  public void whatIsUndoneWasNever() {
    Table before = table.table();
    Game start = table.game();
    table.has(EGYPT, Count.CITIES, 3).undoes();
    assertThat(table.table()).isEqualTo(before);
    assertThat(table.game()).isSameInstanceAs(start);
    assertThat(start.before().isPresent()).isFalse();
  }

  private int lose(Civilization player) {
    return table.task(player, Prompt.Lose.class).much().number();
  }

  private static Event holds(Civilization player, Giver giver) {
    return new Event.Holds(player, SQUANDERED_WEALTH, giver);
  }
}
