package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.MINOR_UPRISING;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.LineUp.WEST_9;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import org.junit.Test;

public final class MinorUprisingTest {
  private final Scenario uprising =
      Scenario.at(WEST_9).everybodyHas(3, 20).holds(EGYPT, MINOR_UPRISING);

  @Test
  public void oneCityIsDestroyedAndTreasuryIsOfNoUse() {
    uprising.has(EGYPT, Count.TREASURY, 30).begin();
    assertThat(uprising.owes(EGYPT)).isEqualTo(1);
    uprising.refuses(new Event.Answered(EGYPT, Answer.PAYS), "refusal.take_loss");
    uprising.loses(EGYPT, Worksheet.destroyed(1));
    assertThat(uprising.counts(EGYPT)).isEqualTo(new Counts(2, 20, 30, 0, 0));
  }

  @Test
  public void nothingButOneCityIsDestroyed() {
    uprising.begin();
    uprising.refuses(new Event.Took(EGYPT, Worksheet.tokens(5)), "worksheet.destroy");
    uprising.refuses(new Event.Took(EGYPT, Worksheet.destroyed(2)), "worksheet.destroy");
    uprising.refuses(new Event.Took(EGYPT, Worksheet.NOTHING), "worksheet.destroy");
    uprising.refuses(new Event.Took(EGYPT, Worksheet.destroyed(4)), "worksheet.cities");
  }

  @Test
  public void withoutACityNothingHappens() {
    uprising.has(EGYPT, 0, 20).begin();
    assertThat(uprising.told("told.cancelled")).isTrue();
    assertThat(uprising.prompt(Prompt.Gather.class).turn()).isEqualTo(2);
  }

  @Test
  public void onlyTheCitiesAreAsked() {
    Scenario unknown = Scenario.at(WEST_9).holds(EGYPT, MINOR_UPRISING).begin();
    unknown.has(EGYPT, Count.CITIES, 1).loses(EGYPT, Worksheet.destroyed(1));
    assertThat(unknown.counts(EGYPT).cities()).isEqualTo(0);
    assertThat(unknown.counts(EGYPT).tokens()).isEqualTo(Count.UNKNOWN);
  }

  @Test
  public void advancesChangeNothing() {
    uprising.owns(EGYPT, Advance.values()).begin();
    assertThat(uprising.owes(EGYPT)).isEqualTo(1);
  }
}
