package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.table.Advance.AGRICULTURE;
import static io.augur.rules.table.Advance.CALENDAR;
import static io.augur.rules.table.Advance.POTTERY;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.CARTHAGE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.LineUp;
import java.util.List;
import org.junit.Test;

public final class FamineTest {
  private final Scenario famine =
      Scenario.at(LineUp.WEST_8).everybodyHas(3, 20).holds(EGYPT, FAMINE);

  @Test
  public void threeOthersAreNamedBeforeAnybodyLosesAnything() {
    famine.call(FAMINE);
    Prompt.Name name = famine.prompt(Prompt.Name.class);
    assertThat(name.most()).isEqualTo(3);
    assertThat(name.legal()).containsNoneOf(EGYPT, null);
    assertThat(name.barred()).hasSize(1);
    famine.refuses(new Event.Took(EGYPT, Worksheet.tokens(10)), "refusal.name_first");
    famine.refuses(new Event.Named(EGYPT, List.of(MINOA, ROME)), "refusal.name_so_many");
    famine.refuses(new Event.Named(EGYPT, List.of(MINOA, ROME, EGYPT)), "bar.primary");
  }

  @Test
  public void potteryAndCalendarSpareAndAgricultureAggravates() {
    famine.owns(EGYPT, AGRICULTURE, POTTERY, CALENDAR).owns(ROME, CALENDAR);
    famine.call(FAMINE).names(EGYPT, MINOA, ROME, HELLAS);
    assertThat(famine.task(EGYPT, Prompt.Lose.class).much().number()).isEqualTo(5);
    assertThat(famine.task(MINOA, Prompt.Lose.class).much().number()).isEqualTo(5);
    assertThat(famine.prompt(Prompt.Tasks.class).tasks()).hasSize(3);
  }

  @Test
  public void victimsTakeTheirLossesInAnyOrder() {
    famine.call(FAMINE).names(EGYPT, MINOA, ROME, HELLAS);
    famine.loses(HELLAS, Worksheet.destroyed(1));
    famine.loses(EGYPT, new Worksheet(2, 1, List.of(2)));
    famine.loses(MINOA, Worksheet.tokens(5)).loses(ROME, Worksheet.tokens(5));
    assertThat(famine.counts(EGYPT).cities()).isEqualTo(1);
    assertThat(famine.counts(EGYPT).tokens()).isEqualTo(20);
    assertThat(famine.table().player(EGYPT).hand()).isEmpty();
    assertThat(famine.isOverWithCalamities().finishesTurn().table().turn()).isEqualTo(2);
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
  public void aWorksheetTakesNeitherMoreNorLess() {
    famine.call(FAMINE).names(EGYPT, ASSYRIA, CARTHAGE, HELLAS);
    famine.refuses(new Event.Took(EGYPT, Worksheet.tokens(9)), "worksheet.too_little");
    famine.refuses(new Event.Took(EGYPT, Worksheet.destroyed(3)), "worksheet.too_much");
  }
}
