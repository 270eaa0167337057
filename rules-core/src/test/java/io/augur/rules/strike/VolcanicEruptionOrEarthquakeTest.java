package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.VOLCANIC_ERUPTION_OR_EARTHQUAKE;
import static io.augur.rules.flow.Answer.DONE;
import static io.augur.rules.flow.Answer.NO;
import static io.augur.rules.flow.Answer.YES;
import static io.augur.rules.flow.Count.CITIES;
import static io.augur.rules.flow.Count.TOKENS;
import static io.augur.rules.table.Advance.ENGINEERING;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.PARTHIA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.Civilization.SABA;
import static io.augur.rules.table.LineUp.ALL_12;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import java.util.List;
import org.junit.Test;

public final class VolcanicEruptionOrEarthquakeTest {
  private final Scenario table =
      Scenario.at(WEST_8).everybodyHas(3, 20).holds(ROME, VOLCANIC_ERUPTION_OR_EARTHQUAKE);

  private Scenario called() {
    return table.call(VOLCANIC_ERUPTION_OR_EARTHQUAKE);
  }

  @Test
  public void aVolcanoBuriesAllThatStandsThereWhoeverOwnsIt() {
    called().answers(ROME, YES).names(ROME, HELLAS, MINOA);
    assertThat(table.task(ROME, Prompt.State.class).least()).isEqualTo(1);
    table.refuses(new Event.Stated(ROME, 0), "refusal.span");
    table.states(ROME, 2).states(ROME, 4).states(MINOA, 1).states(MINOA, 0);
    assertThat(table.task(HELLAS, Prompt.State.class).most()).isEqualTo(3);
    table.states(HELLAS, 0).refuses(new Event.Stated(HELLAS, 21), "refusal.span");
    table.states(HELLAS, 7);
    assertThat(table.counts(ROME).cities()).isEqualTo(1);
    assertThat(table.counts(ROME).tokens()).isEqualTo(16);
    assertThat(table.counts(MINOA).cities()).isEqualTo(2);
    assertThat(table.counts(MINOA).tokens()).isEqualTo(20);
    assertThat(table.counts(HELLAS).tokens()).isEqualTo(13);
    assertThat(table.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
    assertThat(table.journal())
        .containsAtLeast(
            "A volcano erupts above a city of Rome: everything around it is buried.",
            "Minoa stands there too and is struck as well.",
            "The volcano buries 2 cities of Rome.",
            "The volcano buries 4 tokens of Rome.")
        .inOrder();
  }

  @Test
  public void engineeringIsNoHelpAgainstAVolcano() {
    table.owns(ROME, ENGINEERING);
    called().answers(ROME, YES).names(ROME).states(ROME, 3).states(ROME, 0);
    assertThat(table.counts(ROME).cities()).isEqualTo(0);
    assertThat(table.told("told.nobody_else")).isTrue();
  }

  @Test
  public void withoutAVolcanoACityFallsAndANeighbouringOneIsReduced() {
    called().answers(ROME, NO).names(ROME, EGYPT);
    Prompt.Lose lose = table.task(ROME, Prompt.Lose.class);
    assertThat(lose.loss()).isEqualTo(Loss.CITIES_DESTROYED);
    assertThat(table.owes(EGYPT)).isEqualTo(1);
    table.refuses(new Event.Took(ROME, Worksheet.reduced(2)), "worksheet.destroy");
    table.refuses(new Event.Took(EGYPT, Worksheet.destroyed(1)), "worksheet.reduce");
    table.loses(EGYPT, Worksheet.reduced(3)).loses(ROME, Worksheet.destroyed(1));
    assertThat(table.counts(EGYPT).cities()).isEqualTo(2);
    assertThat(table.counts(EGYPT).tokens()).isEqualTo(23);
    assertThat(table.counts(ROME).cities()).isEqualTo(2);
    table.prompt(Prompt.Gather.class);
  }

  @Test
  public void engineeringTurnsDestructionIntoReductionEvenByACorrection() {
    called().answers(ROME, NO).names(ROME, EGYPT);
    table.corrects(new Event.Owns(ROME, ENGINEERING));
    assertThat(table.task(ROME, Prompt.Lose.class).loss()).isEqualTo(Loss.CITIES_REDUCED);
    table.corrects(new Event.Lacks(ROME, ENGINEERING));
    assertThat(table.task(ROME, Prompt.Lose.class).loss()).isEqualTo(Loss.CITIES_DESTROYED);
    table.corrects(new Event.Owns(ROME, ENGINEERING)).loses(ROME, Worksheet.reduced(1));
    assertThat(table.counts(ROME).tokens()).isEqualTo(21);
  }

  @Test
  public void engineeringOfTheNeighbourChangesNothing() {
    table.owns(EGYPT, ENGINEERING);
    called().answers(ROME, NO).names(ROME, EGYPT);
    assertThat(table.owes(EGYPT)).isEqualTo(1);
  }

  @Test
  public void onlyOneNeighbourIsShaken() {
    called().answers(ROME, NO);
    assertThat(table.prompt(Prompt.Name.class).most()).isEqualTo(1);
    assertThat(table.prompt(Prompt.Name.class).fewest()).isEqualTo(0);
    table.refuses(new Event.Named(ROME, List.of(EGYPT, MINOA)), "refusal.name_at_most");
    table.refuses(new Event.Named(EGYPT, List.of(MINOA)), "refusal.who_else");
    table.refuses(new Event.Named(ROME, List.of(ROME)), "bar.primary");
    table.refuses(new Event.Named(ROME, List.of(SABA)), "refusal.not_at_the_table");
  }

  @Test
  public void whoHasNoCityIsNoNeighbourAndWhoHasNothingStandsNowhere() {
    table.has(EGYPT, 0, 5).has(MINOA, 0, 0);
    called().answers(ROME, NO);
    assertThat(table.prompt(Prompt.Name.class).legal()).containsNoneOf(EGYPT, MINOA, ROME);
    table.refuses(new Event.Named(ROME, List.of(EGYPT)), "bar.no_city");
    Scenario eruption = Scenario.at(WEST_8).everybodyHas(1, 1).has(MINOA, 0, 0).has(EGYPT, 0, 1);
    eruption.holds(ROME, VOLCANIC_ERUPTION_OR_EARTHQUAKE).call(VOLCANIC_ERUPTION_OR_EARTHQUAKE);
    eruption.answers(ROME, YES);
    eruption.refuses(new Event.Named(ROME, List.of(MINOA)), "bar.nothing_on_the_board");
    eruption.names(ROME, EGYPT).states(EGYPT, 1);
    assertThat(eruption.counts(EGYPT).tokens()).isEqualTo(0);
  }

  @Test
  public void theVictimsOwnNeighbourIsReducedIfThereIsNoOther() {
    called().answers(ROME, NO).names(ROME).loses(ROME, Worksheet.destroyed(1));
    assertThat(table.question(ROME)).contains("another city of his own");
    table.refuses(new Event.Answered(ROME, DONE), "refusal.yes_or_no");
    table.answers(ROME, YES).loses(ROME, Worksheet.reduced(4));
    assertThat(table.counts(ROME).cities()).isEqualTo(1);
    assertThat(table.counts(ROME).tokens()).isEqualTo(24);
  }

  @Test
  public void withoutAnyNeighbourNothingElseIsReduced() {
    called().answers(ROME, NO).names(ROME).loses(ROME, Worksheet.destroyed(1)).answers(ROME, NO);
    assertThat(table.counts(ROME).cities()).isEqualTo(2);
    table.prompt(Prompt.Gather.class);
  }

  @Test
  public void theLastCityHasNoNeighbourOfItsOwn() {
    table.has(ROME, 1, 3);
    called().answers(ROME, NO).names(ROME).loses(ROME, Worksheet.destroyed(1));
    table.prompt(Prompt.Gather.class);
  }

  @Test
  public void withoutACityItComesToNothing() {
    table.has(ROME, 0, 30);
    called().prompt(Prompt.Gather.class);
    assertThat(table.told("told.cancelled")).isTrue();
    assertThat(table.told("told.volcano")).isFalse();
  }

  @Test
  public void countsAreAskedOnlyWhereTheyAreNeeded() {
    Scenario unknown = Scenario.at(WEST_8).holds(ROME, VOLCANIC_ERUPTION_OR_EARTHQUAKE);
    unknown.call(VOLCANIC_ERUPTION_OR_EARTHQUAKE);
    assertThat(unknown.prompt(Prompt.HowMany.class)).isEqualTo(new Prompt.HowMany(ROME, CITIES));
    unknown.has(ROME, CITIES, 1).answers(ROME, NO).names(ROME, EGYPT);
    unknown.loses(ROME, Worksheet.destroyed(1)); // needs no tokens of his
    unknown.has(EGYPT, CITIES, 2).has(EGYPT, TOKENS, 0).loses(EGYPT, Worksheet.reduced(2));
    assertThat(unknown.counts(ROME).knows(TOKENS)).isFalse();
    assertThat(unknown.counts(EGYPT).tokens()).isEqualTo(2);
  }

  @Test
  public void twoVolcanoesMayStrikePlayersOfEitherBlockAndEachOther() {
    Scenario two = Scenario.at(ALL_12).everybodyHas(4, 10);
    two.holds(MINOA, VOLCANIC_ERUPTION_OR_EARTHQUAKE);
    two.holds(SABA, VOLCANIC_ERUPTION_OR_EARTHQUAKE).call(VOLCANIC_ERUPTION_OR_EARTHQUAKE);
    two.play(new Event.WentOn());
    two.answers(MINOA, YES).names(MINOA, SABA, PARTHIA);
    two.answers(SABA, NO).names(SABA, MINOA);
    two.states(MINOA, 1).states(MINOA, 0); // the first copy comes first for him
    two.loses(MINOA, Worksheet.reduced(2));
    two.states(SABA, 0).states(SABA, 3).loses(SABA, Worksheet.destroyed(1));
    two.states(PARTHIA, 4).states(PARTHIA, 10);
    assertThat(two.counts(MINOA).cities()).isEqualTo(2);
    assertThat(two.counts(SABA).cities()).isEqualTo(3);
    assertThat(two.counts(SABA).tokens()).isEqualTo(7);
    assertThat(two.counts(PARTHIA).unitPoints()).isEqualTo(0);
    two.prompt(Prompt.Gather.class);
  }
}
