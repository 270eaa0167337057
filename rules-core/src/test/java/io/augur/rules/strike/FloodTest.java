package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.FLOOD;
import static io.augur.rules.flow.Answer.NO;
import static io.augur.rules.flow.Answer.YES;
import static io.augur.rules.flow.Count.CITIES;
import static io.augur.rules.flow.Count.TOKENS;
import static io.augur.rules.table.Advance.ENGINEERING;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;
import static io.augur.rules.table.Reading.ENGINEERING_ON_THE_PLAIN_ONLY;

import io.augur.rules.Scenario;
import io.augur.rules.effect.Ground;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import java.util.List;
import org.junit.Test;

public final class FloodTest {
  private final Scenario flood = Scenario.at(WEST_8).everybodyHas(3, 20).holds(EGYPT, FLOOD);

  @Test
  public void everybodyOnThePlainSuffers() {
    flood.call(FLOOD).answers(EGYPT, YES).names(EGYPT, MINOA, HELLAS);
    flood.states(EGYPT, 20).states(MINOA, 9).states(HELLAS, 5);
    assertThat(flood.owes(EGYPT)).isEqualTo(15);
    assertThat(flood.owes(MINOA)).isEqualTo(5);
    assertThat(flood.task(EGYPT, Prompt.Lose.class).ground()).isEqualTo(Ground.FLOOD_PLAIN);
    flood.refuses(new Event.Took(EGYPT, Worksheet.tokens(14)), "worksheet.too_little");
    flood.loses(EGYPT, new Worksheet(5, 1, List.of(2, 3))).loses(MINOA, Worksheet.destroyed(1));
    flood.loses(HELLAS, Worksheet.tokens(5));
    assertThat(flood.counts(EGYPT).cities()).isEqualTo(0);
    assertThat(flood.counts(EGYPT).tokens()).isEqualTo(20);
    flood.prompt(Prompt.Gather.class);
  }

  @Test
  public void engineeringTakesFiveOffForEveryVictim() {
    flood.owns(EGYPT, ENGINEERING).owns(MINOA, ENGINEERING);
    flood.call(FLOOD).answers(EGYPT, YES).names(EGYPT, MINOA, HELLAS).states(EGYPT, 30);
    assertThat(flood.owes(EGYPT)).isEqualTo(10);
    assertThat(flood.prompt(Prompt.Tasks.class).tasks()).hasSize(2);
    flood.states(HELLAS, 30);
    assertThat(flood.owes(HELLAS)).isEqualTo(5);
    assertThat(flood.owes(MINOA)).isEqualTo(0);
    assertThat(flood.journal()).contains("Minoa loses nothing: 5 − 5 Engineering = 0.");
  }

  @Test
  public void nobodyLosesMoreThanStandsThere() {
    flood.call(FLOOD).answers(EGYPT, YES).names(EGYPT, MINOA).states(EGYPT, 7).states(MINOA, 2);
    assertThat(flood.owes(EGYPT)).isEqualTo(7);
    assertThat(flood.owes(MINOA)).isEqualTo(2);
    flood.refuses(new Event.Took(MINOA, Worksheet.tokens(5)), "worksheet.too_much");
  }

  @Test
  public void whoSaysHeStandsThereHasSomethingThere() {
    flood.call(FLOOD).answers(EGYPT, YES).names(EGYPT);
    flood.refuses(new Event.Stated(EGYPT, 0), "refusal.span");
    flood.refuses(new Event.Stated(EGYPT, 36), "refusal.span");
    flood.refuses(new Event.Stated(MINOA, 3), "refusal.not_asked");
    flood.states(EGYPT, 35);
  }

  @Test
  public void offThePlainTheCoastIsFloodedAndNobodyElseSuffers() {
    flood.call(FLOOD).answers(EGYPT, NO).answers(EGYPT, YES).states(EGYPT, 30);
    assertThat(flood.owes(EGYPT)).isEqualTo(5);
    assertThat(flood.task(EGYPT, Prompt.Lose.class).ground()).isEqualTo(Ground.COAST);
    flood.loses(EGYPT, Worksheet.tokens(5)).prompt(Prompt.Gather.class);
    assertThat(flood.told("told.coast")).isTrue();
  }

  @Test
  public void engineeringOnTheCoastIsARuling() {
    flood.owns(EGYPT, ENGINEERING).call(FLOOD).answers(EGYPT, NO).answers(EGYPT, YES);
    flood.prompt(Prompt.Gather.class);
    Scenario strict = Scenario.at(WEST_8, ENGINEERING_ON_THE_PLAIN_ONLY).everybodyHas(3, 20);
    strict.owns(EGYPT, ENGINEERING).holds(EGYPT, FLOOD).call(FLOOD);
    strict.answers(EGYPT, NO).answers(EGYPT, YES).states(EGYPT, 9);
    assertThat(strict.owes(EGYPT)).isEqualTo(5);
  }

  @Test
  public void withNeitherPlainNorCoastItIsCancelled() {
    flood.call(FLOOD).answers(EGYPT, NO).answers(EGYPT, NO).prompt(Prompt.Gather.class);
    assertThat(flood.told("told.cancelled")).isTrue();
    assertThat(flood.counts(EGYPT).unitPoints()).isEqualTo(35);
  }

  @Test
  public void whoHasNothingOnTheBoardIsNotEvenAsked() {
    flood.has(EGYPT, 0, 0).call(FLOOD).prompt(Prompt.Gather.class);
    assertThat(flood.told("told.cancelled")).isTrue();
  }

  @Test
  public void onlyTheVictimSaysWhereItStrikes() {
    flood.call(FLOOD);
    flood.refuses(new Event.Answered(ROME, YES), "refusal.yes_or_no");
    flood.answers(EGYPT, YES).refuses(new Event.Named(EGYPT, List.of(EGYPT)), "bar.primary");
    assertThat(flood.prompt(Prompt.Name.class).legal()).hasSize(7);
  }

  @Test
  public void countsAreAskedOnlyOfThoseWhoLoseSomething() {
    Scenario unknown = Scenario.at(WEST_8).holds(EGYPT, FLOOD).owns(MINOA, ENGINEERING);
    unknown.call(FLOOD).answers(EGYPT, YES).names(EGYPT, MINOA);
    assertThat(unknown.prompt(Prompt.Tasks.class).tasks()).hasSize(1);
    unknown.has(EGYPT, CITIES, 0).has(EGYPT, TOKENS, 4).states(EGYPT, 4);
    unknown.loses(EGYPT, Worksheet.tokens(4)).prompt(Prompt.Gather.class);
  }

  @Test
  public void aCorrectionOfTheAdvanceEndsTheQuestion() {
    flood.call(FLOOD).answers(EGYPT, YES).names(EGYPT, MINOA);
    flood.corrects(new Event.Owns(MINOA, ENGINEERING));
    assertThat(flood.prompt(Prompt.Tasks.class).tasks()).hasSize(1);
  }

  @Test
  public void theSecondCopyIsCheckedOnItsOwnAndMayFloodTheFirstVictimToo() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(2, 20).holds(MINOA, FLOOD).holds(SABA, FLOOD);
    two.call(FLOOD).play(new Event.WentOn()).answers(MINOA, NO).answers(MINOA, NO);
    two.answers(SABA, YES).names(SABA, MINOA, EGYPT).states(MINOA, 10).states(SABA, 20);
    assertThat(two.owes(MINOA)).isEqualTo(5);
    assertThat(two.owes(SABA)).isEqualTo(15);
  }
}
