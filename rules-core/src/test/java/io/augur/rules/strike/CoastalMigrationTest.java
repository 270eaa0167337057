package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.COASTAL_MIGRATION;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.LineUp.WEST_9;
import static io.augur.rules.words.Arg.arg;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class CoastalMigrationTest {
  private final Scenario migration =
      Scenario.at(WEST_9).everybodyHas(3, 20).holds(EGYPT, COASTAL_MIGRATION);

  @Test
  public void aCoastalCityIsDestroyedAndTreasuryIsLost() {
    migration.has(EGYPT, Count.TREASURY, 7).begin();
    assertThat(migration.task(EGYPT, Prompt.State.class).most()).isEqualTo(3);
    migration.states(EGYPT, 2).loses(EGYPT, Worksheet.destroyed(1));
    assertThat(migration.counts(EGYPT)).isEqualTo(new Counts(2, 20, 2, 0, 0));
  }

  @Test
  public void withoutACoastalCityOnlyTreasuryIsLost() {
    migration.has(EGYPT, Count.TREASURY, 3).begin().states(EGYPT, 0);
    assertThat(migration.counts(EGYPT)).isEqualTo(new Counts(3, 20, 0, 0, 0));
  }

  @Test
  public void everyQuestionAboutTheCoastSaysThatLakesAreNone() {
    List<String> questions = new ArrayList<>();
    for (String key : Words.in(Language.ENGLISH).keys()) {
      if (key.startsWith("question.") && key.contains("coast")) {
        Phrase question = Phrase.of(key, arg("player", Says.of(EGYPT)));
        assertWithMessage(key).that(Words.in(Language.ENGLISH).say(question)).contains("Lakes");
        assertWithMessage(key).that(Words.in(Language.POLISH).say(question)).contains("ezior");
        questions.add(key);
      }
    }
    migration.begin();
    assertThat(questions).contains(migration.task(EGYPT, Prompt.State.class).question().key());
  }

  @Test
  public void withoutAnyCityTheCoastIsNotAsked() {
    migration.has(EGYPT, 0, 20).has(EGYPT, Count.TREASURY, 7).begin();
    assertThat(migration.counts(EGYPT)).isEqualTo(new Counts(0, 20, 2, 0, 0));
    migration.isOverWithCalamities();
  }

  @Test
  public void noMoreCoastalCitiesThanCitiesCanBeStated() {
    migration.begin();
    migration.refuses(new Event.Stated(EGYPT, 4), "refusal.state");
    migration.refuses(new Event.Took(EGYPT, Worksheet.destroyed(1)), "refusal.state");
    migration.states(EGYPT, 3);
    migration.refuses(new Event.Took(EGYPT, Worksheet.reduced(2)), "worksheet.destroy");
  }

  @Test
  public void advancesChangeNothing() {
    migration.owns(EGYPT, Advance.values()).begin().states(EGYPT, 3);
    assertThat(migration.owes(EGYPT)).isEqualTo(1);
  }
}
