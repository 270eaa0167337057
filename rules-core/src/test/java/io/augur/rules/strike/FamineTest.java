package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.table.Advance.AGRICULTURE;
import static io.augur.rules.table.Advance.CALENDAR;
import static io.augur.rules.table.Advance.POTTERY;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.CARTHAGE;
import static io.augur.rules.table.Civilization.CELT;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.IBERIA;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import java.util.List;
import org.junit.Test;

public final class FamineTest {
  private final Scenario famine = Scenario.at(WEST_8).everybodyHas(3, 20).holds(EGYPT, FAMINE);

  @Test
  public void threeOthersAreNamedBeforeAnybodyLosesAnything() {
    famine.call(FAMINE);
    Prompt.Name name = famine.prompt(Prompt.Name.class);
    assertThat(name.fewest()).isEqualTo(3);
    assertThat(name.most()).isEqualTo(3);
    assertThat(name.legal())
        .containsExactly(MINOA, ASSYRIA, CARTHAGE, HATTI, ROME, IBERIA, HELLAS)
        .inOrder();
    assertThat(name.barred()).hasSize(1);
    famine.refuses(new Event.Took(EGYPT, Worksheet.tokens(10)), "refusal.name_first");
    famine.refuses(new Event.Named(ROME, List.of(MINOA, HATTI, HELLAS)), "refusal.name_first");
    famine.refuses(new Event.Named(EGYPT, List.of(MINOA, ROME)), "refusal.name_so_many");
    famine.refuses(new Event.Named(EGYPT, List.of(MINOA, ROME, ROME)), "refusal.name_so_many");
    famine.refuses(new Event.Named(EGYPT, List.of(MINOA, ROME, EGYPT)), "bar.primary");
    famine.refuses(new Event.Named(EGYPT, List.of(MINOA, ROME, CELT)), "refusal.not_at_the_table");
  }

  @Test
  public void everyCombinationOfAdvancesCountsForThePrimaryVictim() {
    for (Combos.Combo combo :
        new Combos().and(AGRICULTURE, 5).and(POTTERY, -5).and(CALENDAR, -5).all()) {
      Scenario table = Scenario.at(WEST_8).everybodyHas(3, 20).holds(EGYPT, FAMINE);
      table.owns(EGYPT, combo.array()).call(FAMINE).names(EGYPT, MINOA, ROME, HELLAS);
      assertWithMessage("%s", combo).that(table.owes(EGYPT)).isEqualTo(10 + combo.sum());
    }
  }

  @Test
  public void agricultureDoesNotCountForTheOthers() {
    for (Combos.Combo combo :
        new Combos().and(AGRICULTURE, 0).and(POTTERY, -5).and(CALENDAR, -5).all()) {
      Scenario table = Scenario.at(WEST_8).everybodyHas(3, 20).holds(EGYPT, FAMINE);
      table.owns(ROME, combo.array()).call(FAMINE).names(EGYPT, MINOA, ROME, HELLAS);
      assertWithMessage("%s", combo).that(table.owes(ROME)).isEqualTo(Math.max(0, 5 + combo.sum()));
    }
  }

  /** E16. */
  @Test
  public void potteryAndCalendarSpareAndAgricultureAggravates() {
    famine.owns(EGYPT, AGRICULTURE, POTTERY, CALENDAR).owns(ROME, CALENDAR);
    famine.call(FAMINE).names(EGYPT, MINOA, ROME, HELLAS);
    assertThat(famine.owes(EGYPT)).isEqualTo(5);
    assertThat(famine.owes(MINOA)).isEqualTo(5);
    assertThat(famine.prompt(Prompt.Tasks.class).tasks()).hasSize(3);
    assertThat(famine.journal()).contains("Rome loses nothing: 5 − 5 Calendar = 0.");
    famine.loses(EGYPT, Worksheet.destroyed(1));
    assertThat(famine.journal())
        .contains("Egypt destroys 1 city (10 + 5 Agriculture − 5 Pottery − 5 Calendar = 5).");
  }

  @Test
  public void victimsTakeTheirLossesInAnyOrder() {
    famine.call(FAMINE).names(EGYPT, MINOA, ROME, HELLAS);
    famine.loses(HELLAS, Worksheet.destroyed(1));
    famine.loses(EGYPT, new Worksheet(2, 1, List.of(2)));
    famine.loses(MINOA, Worksheet.tokens(5)).loses(ROME, Worksheet.tokens(5));
    assertThat(famine.counts(EGYPT)).isEqualTo(new Counts(1, 20, 0, 0, 0));
    assertThat(famine.table().player(EGYPT).hand()).isEmpty();
    assertThat(famine.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void whoInsistsWaitsForThoseAboveHim() {
    famine.call(FAMINE).names(EGYPT, ASSYRIA, CARTHAGE, HELLAS).insists(EGYPT);
    famine.refuses(new Event.Took(EGYPT, Worksheet.tokens(10)), "refusal.waits");
    famine.loses(HELLAS, Worksheet.tokens(5)).loses(ASSYRIA, Worksheet.tokens(5));
    famine.loses(CARTHAGE, Worksheet.tokens(5)).loses(EGYPT, Worksheet.tokens(10));
    assertThat(famine.counts(EGYPT).tokens()).isEqualTo(10);
  }

  @Test
  public void nobodyLosesMoreThanHeHas() {
    famine.has(EGYPT, 1, 2).has(ROME, 0, 0).call(FAMINE).names(EGYPT, MINOA, ROME, HELLAS);
    assertThat(famine.owes(EGYPT)).isEqualTo(7);
    assertThat(famine.owes(ROME)).isEqualTo(0);
  }

  @Test
  public void onlyThoseWhoSufferAreAskedToCount() {
    Scenario unknown = Scenario.at(WEST_8).holds(EGYPT, FAMINE).owns(ROME, POTTERY);
    unknown.call(FAMINE).names(EGYPT, MINOA, ROME, HELLAS);
    assertThat(unknown.prompt(Prompt.Tasks.class).tasks()).hasSize(3);
    assertThat(unknown.task(MINOA, Prompt.HowMany.class).count()).isEqualTo(Count.CITIES);
    unknown.has(MINOA, Count.CITIES, 2).has(MINOA, Count.TOKENS, 4);
    assertThat(unknown.owes(MINOA)).isEqualTo(5);
  }

  @Test
  public void aCorrectionChangesTheQuestion() {
    famine.call(FAMINE).names(EGYPT, MINOA, ROME, HELLAS);
    famine.corrects(new Event.Owns(EGYPT, AGRICULTURE));
    assertThat(famine.owes(EGYPT)).isEqualTo(15);
    famine.corrects(new Event.Owns(ROME, POTTERY));
    assertThat(famine.prompt(Prompt.Tasks.class).tasks()).hasSize(3);
    famine.refuses(new Event.Took(ROME, Worksheet.tokens(5)), "refusal.not_asked");
  }
}
