package io.augur.rules.view;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;

import io.augur.rules.Scenario;
import io.augur.rules.effect.Ground;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Advance;
import io.augur.rules.table.LineUp;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.Locale;
import org.junit.Test;

public final class PromptPageTest {
  private final Words words = Words.in(Language.ENGLISH);

  @Test
  public void everyKindOfPromptHasAPage() {
    for (Class<?> kind : Prompt.class.getPermittedSubclasses()) {
      assertWithMessage("%s", kind).that(Pages.knows(kind)).isTrue();
    }
  }

  @Test
  public void everyVariantHasItsWords() {
    for (Loss loss : Loss.values()) {
      has("prompt.lose." + loss.key());
    }
    for (Ground ground : Ground.values()) {
      has("ground." + ground.key());
    }
    for (Count count : Count.values()) {
      has("prompt.how_many." + count.key());
    }
    for (Answer answer : Answer.values()) {
      has("answer." + answer.key());
    }
    for (Prompt.Draw.Why why : Prompt.Draw.Why.values()) {
      has("draw." + why.name().toLowerCase(Locale.ROOT));
    }
  }

  private void has(String key) {
    assertWithMessage(key).that(words.has(key)).isTrue();
  }

  @Test
  public void aPageCarriesQuestionOptionsReasonsAndTraces() {
    Scenario famine = Scenario.at(LineUp.WEST_8).everybodyHas(3, 20).holds(EGYPT, FAMINE);
    famine.owns(EGYPT, Advance.AGRICULTURE).call(FAMINE);
    PromptPage page = PromptPage.of(famine.game());
    assertThat(words.say(page.question())).isEqualTo("Famine: Egypt names 3 secondary victims.");
    assertThat(page.candidates()).hasSize(7);
    assertThat(words.say(page.barred().get(0).reason()))
        .isEqualTo("Egypt is a primary victim of this calamity already.");
    famine.names(EGYPT, MINOA, ROME, HELLAS);
    page = PromptPage.of(famine.game());
    assertThat(page.tasks()).hasSize(4);
    PromptPage last = page.tasks().get(3).page();
    assertThat(words.say(last.question()))
        .isEqualTo("Famine: Egypt takes 15 damage, wherever they like.");
    assertThat(words.say(last.traces().get(0))).isEqualTo("10 + 5 Agriculture = 15");
    assertThat(page.choices()).hasSize(3);
  }

  @Test
  public void aGameThatIsOverHasAPageToo() {
    Scenario over = Scenario.at(LineUp.WEST_5).play(new io.augur.rules.flow.Event.Ended());
    assertThat(PromptPage.of(over.game()).question()).isEqualTo(Phrase.of("prompt.over"));
  }
}
