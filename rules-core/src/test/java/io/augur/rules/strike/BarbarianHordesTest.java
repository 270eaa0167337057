package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.BARBARIAN_HORDES;
import static io.augur.rules.flow.Answer.NO;
import static io.augur.rules.flow.Answer.YES;
import static io.augur.rules.flow.Count.CITIES;
import static io.augur.rules.flow.Count.TOKENS;
import static io.augur.rules.table.Advance.MONARCHY;
import static io.augur.rules.table.Advance.POLITICS;
import static io.augur.rules.table.Advance.PROVINCIAL_EMPIRE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Raiders;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import java.util.List;
import org.junit.Test;

public final class BarbarianHordesTest {
  private final Scenario hordes =
      Scenario.at(WEST_8).everybodyHas(4, 20).holds(EGYPT, BARBARIAN_HORDES, ROME);

  private static int horde(Advance... advances) {
    Scenario table = Scenario.at(WEST_8).everybodyHas(4, 20).owns(EGYPT, advances);
    table.holds(EGYPT, BARBARIAN_HORDES, ROME).call(BARBARIAN_HORDES);
    return table.table().raiders().barbarianTokens();
  }

  @Test
  public void everyAdvanceAloneAndTogether() {
    assertThat(horde()).isEqualTo(15);
    assertThat(horde(MONARCHY)).isEqualTo(10);
    assertThat(horde(POLITICS)).isEqualTo(20);
    assertThat(horde(PROVINCIAL_EMPIRE)).isEqualTo(20);
    assertThat(horde(POLITICS, PROVINCIAL_EMPIRE)).isEqualTo(25);
    assertThat(horde(MONARCHY, POLITICS)).isEqualTo(15);
    assertThat(horde(MONARCHY, POLITICS, PROVINCIAL_EMPIRE)).isEqualTo(20);
  }

  @Test
  public void theBeneficiaryLeadsTheHordeUntilNoneIsLeftOver() {
    hordes.call(BARBARIAN_HORDES);
    assertThat(hordes.task(EGYPT, Prompt.Name.class).player()).isEqualTo(ROME);
    hordes.names(ROME, HATTI);
    assertThat(hordes.task(EGYPT, Prompt.Raid.class).player()).isEqualTo(HATTI);
    hordes.raided(HATTI, Worksheet.tokens(2), 1).raided(EGYPT, Worksheet.destroyed(1), 5);
    assertThat(hordes.task(EGYPT, Prompt.State.class).most()).isEqualTo(8);
    hordes.states(ROME, 6).answers(ROME, YES).names(ROME);
    assertThat(hordes.task(EGYPT, Prompt.Raid.class).barbarians()).isEqualTo(6);
    hordes.raided(EGYPT, Worksheet.tokens(3), 2).states(ROME, 1).answers(ROME, NO);
    assertThat(hordes.table().raiders().barbarianTokens()).isEqualTo(6);
    assertThat(hordes.counts(EGYPT).cities()).isEqualTo(3);
    assertThat(hordes.counts(EGYPT).tokens()).isEqualTo(17);
    assertThat(hordes.counts(HATTI).tokens()).isEqualTo(18);
    hordes.isOverWithCalamities();
    assertThat(hordes.journal())
        .containsAtLeast(
            "A horde of 15 barbarian tokens falls upon Egypt, and Rome leads it (15).",
            "Hatti strikes back and kills 1 barbarian.",
            "3 barbarians settle down.",
            "Rome leads 6 barbarians on.",
            "1 barbarian finds no way on and leaves the board.")
        .inOrder();
  }

  @Test
  public void theFirstAttackTakesACityOfTheVictim() {
    hordes.call(BARBARIAN_HORDES).names(ROME);
    hordes.refuses(new Event.Raided(EGYPT, Worksheet.tokens(3), 0), "refusal.horde_takes_a_city");
    hordes.refuses(
        new Event.Raided(EGYPT, Worksheet.destroyed(2), 0), "refusal.horde_takes_a_city");
    hordes.refuses(new Event.Raided(EGYPT, Worksheet.destroyed(1), 16), "refusal.killed");
    hordes.refuses(new Event.Raided(EGYPT, Worksheet.destroyed(1), -1), "refusal.killed");
    hordes.refuses(new Event.Raided(EGYPT, new Worksheet(21, 1, List.of()), 0), "worksheet.tokens");
    hordes.refuses(new Event.Took(EGYPT, Worksheet.destroyed(1)), "refusal.raided");
    hordes.raided(EGYPT, Worksheet.reduced(2), 4);
    assertThat(hordes.counts(EGYPT).tokens()).isEqualTo(22);
  }

  @Test
  public void laterAttacksTakeACityAtMost() {
    hordes.call(BARBARIAN_HORDES).names(ROME).raided(EGYPT, Worksheet.destroyed(1), 0);
    hordes.states(ROME, 10).answers(ROME, YES).names(ROME);
    hordes.refuses(new Event.Raided(EGYPT, Worksheet.destroyed(2), 0), "refusal.a_city_at_most");
    hordes.raided(EGYPT, Worksheet.NOTHING, 0);
  }

  @Test
  public void otherPlayersAreOnlyStruckWhereTheyStand() {
    hordes.has(MINOA, 0, 0).call(BARBARIAN_HORDES);
    hordes.refuses(new Event.Named(ROME, List.of(EGYPT)), "bar.primary");
    hordes.refuses(new Event.Named(ROME, List.of(MINOA)), "bar.nothing_on_the_board");
    hordes.refuses(new Event.Answered(ROME, YES), "refusal.horde.city");
    hordes.names(ROME, ROME); // the leader's own tokens may stand there
    hordes.raided(ROME, Worksheet.NOTHING, 0).raided(EGYPT, Worksheet.destroyed(1), 0);
    hordes.states(ROME, 9).answers(ROME, YES);
    hordes.refuses(new Event.Answered(ROME, YES), "refusal.horde.units");
  }

  @Test
  public void aHordeThatIsWipedOutLeavesNothing() {
    hordes.call(BARBARIAN_HORDES).names(ROME).raided(EGYPT, Worksheet.destroyed(1), 15);
    assertThat(hordes.table().raiders().barbarianTokens()).isEqualTo(0);
    assertThat(hordes.told("told.horde.destroyed")).isTrue();
    hordes.isOverWithCalamities();
  }

  @Test
  public void theLastBarbarianSettlesUnasked() {
    hordes.call(BARBARIAN_HORDES).names(ROME).raided(EGYPT, Worksheet.destroyed(1), 14);
    assertThat(hordes.table().raiders().barbarianTokens()).isEqualTo(1);
    hordes.isOverWithCalamities();
  }

  @Test
  public void someAlwaysStayBehindAndTheWholeHordeMay() {
    hordes.call(BARBARIAN_HORDES).names(ROME).raided(EGYPT, Worksheet.destroyed(1), 10);
    hordes.refuses(new Event.Stated(ROME, 5), "refusal.span");
    hordes.states(ROME, 0).isOverWithCalamities();
    assertThat(hordes.table().raiders().barbarianTokens()).isEqualTo(5);
  }

  @Test
  public void withNothingOfTheVictimLeftTheSurplusLeaves() {
    hordes.has(EGYPT, 1, 0).call(BARBARIAN_HORDES).names(ROME);
    hordes.raided(EGYPT, Worksheet.destroyed(1), 3).states(ROME, 8).isOverWithCalamities();
    assertThat(hordes.table().raiders().barbarianTokens()).isEqualTo(4);
  }

  @Test
  public void noMoreComeThanTheBoxHolds() {
    Scenario many = Scenario.at(WEST_8);
    for (int turn = 0; turn < 4; turn++) {
      many.everybodyHas(9, 20);
      many.holds(EGYPT, BARBARIAN_HORDES, ROME).call(BARBARIAN_HORDES).names(ROME);
      many.raided(EGYPT, Worksheet.destroyed(1), 0).states(ROME, 0);
      many.finishesTurn();
    }
    assertThat(many.table().raiders().barbarianTokens()).isEqualTo(50);
    many.everybodyHas(9, 20);
    many.holds(EGYPT, BARBARIAN_HORDES, ROME).call(BARBARIAN_HORDES).isOverWithCalamities();
    assertThat(many.told("told.horde.none")).isTrue();
  }

  @Test
  public void withoutACityNothingHappens() {
    hordes.has(EGYPT, 0, 20).call(BARBARIAN_HORDES).isOverWithCalamities();
    assertThat(hordes.told("told.cancelled")).isTrue();
    assertThat(hordes.table().raiders().barbarianTokens()).isEqualTo(0);
  }

  @Test
  public void onlyThoseWhoAreStruckAreCounted() {
    Scenario unknown = Scenario.at(WEST_8).holds(EGYPT, BARBARIAN_HORDES, ROME);
    unknown.call(BARBARIAN_HORDES).has(EGYPT, CITIES, 2).names(ROME, HATTI);
    unknown.has(HATTI, CITIES, 1).has(HATTI, TOKENS, 4).raided(HATTI, Worksheet.tokens(4), 2);
    unknown.has(EGYPT, TOKENS, 4).raided(EGYPT, Worksheet.destroyed(1), 2).states(ROME, 0);
    unknown.isOverWithCalamities();
    assertThat(unknown.counts(ROME).knows(CITIES)).isFalse();
  }

  @Test
  public void twoHordesUnderOneLeaderComeOneAfterTheOther() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 20).holds(MINOA, BARBARIAN_HORDES, EGYPT);
    two.holds(SABA, BARBARIAN_HORDES, EGYPT).call(BARBARIAN_HORDES).play(new Event.WentOn());
    assertThat(two.prompt(Prompt.Tasks.class).tasks().get(1).waitsFor()).containsExactly(MINOA);
    two.names(EGYPT).raided(MINOA, Worksheet.destroyed(1), 0).states(EGYPT, 0);
    two.names(EGYPT, MINOA).raided(MINOA, Worksheet.tokens(1), 0);
    two.raided(SABA, Worksheet.destroyed(1), 0).states(EGYPT, 0).isOverWithCalamities();
    assertThat(two.table().raiders().barbarianTokens()).isEqualTo(30);
  }

  @Test
  public void whoFallsAfterACorrectionIsNotTakenOffTheBoardTwice() {
    hordes.call(BARBARIAN_HORDES).names(ROME);
    hordes.corrected(new Event.Roaming(new Raiders(2, 0)));
    hordes.raided(EGYPT, Worksheet.destroyed(1), 5);
    assertThat(hordes.table().raiders()).isEqualTo(Raiders.NONE);
  }
}
