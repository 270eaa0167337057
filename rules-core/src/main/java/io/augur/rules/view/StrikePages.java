package io.augur.rules.view;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.words.Phrase;

/** How the prompts of single effects are worded. */
final class StrikePages {
  private StrikePages() {}

  static PromptPage annex(Prompt.Annex annex) {
    return PromptPage.of(
            Phrase.of(
                "prompt.annex",
                arg("calamity", Says.of(annex.calamity())),
                arg("player", Says.of(annex.player())),
                arg("from", Says.of(annex.from())),
                arg("to", Says.of(annex.to())),
                arg("least", annex.unit().phrase(annex.least())),
                arg("most", annex.unit().phrase(annex.most()))))
        .because(annex.much().trace().phrase());
  }

  static PromptPage raid(Prompt.Raid raid) {
    return PromptPage.of(
        Phrase.of(
            "prompt.raid",
            arg("calamity", Says.of(raid.calamity())),
            arg("player", Says.of(raid.player())),
            arg("barbarians", Unit.BARBARIANS.phrase(raid.barbarians())),
            arg("least", raid.leastCities()),
            arg("most", Unit.CITIES.phrase(raid.mostCities()))));
  }

  static PromptPage discard(Prompt.Discard discard) {
    return PromptPage.of(
            Phrase.of(
                "prompt.discard",
                arg("calamity", Says.of(discard.calamity())),
                arg("player", Says.of(discard.player())),
                arg("worth", Unit.FACE_VALUE.phrase(discard.worth().number()))))
        .because(discard.worth().trace().phrase());
  }
}
