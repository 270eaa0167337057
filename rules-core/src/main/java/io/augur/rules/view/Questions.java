package io.augur.rules.view;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;

/** What every kind of prompt asks, without what can be answered. */
public final class Questions {
  /** What stands where a question would, once the game is over. */
  public static final Phrase OVER = Phrase.of("prompt.over");

  private Questions() {}

  public static Phrase of(Prompt prompt) {
    if (prompt instanceof Prompt.Gather gather) {
      return Phrase.of("prompt.gather", arg("n", gather.turn()));
    }
    if (prompt instanceof Prompt.Draw draw) {
      return Phrase.of(
          "prompt.draw",
          arg("player", Says.of(draw.player())),
          arg("neighbour", Says.of(draw.neighbour())),
          arg("n", draw.cards().size()));
    }
    if (prompt instanceof Prompt.Call call) {
      return Phrase.of(
          "prompt.call",
          arg("calamity", Says.of(call.calamity())),
          arg("n", call.calamity().row().stack()));
    }
    if (prompt instanceof Prompt.TwoCopies copies) {
      return Phrase.of(
          "prompt.two_copies",
          arg("calamity", Says.of(copies.calamity())),
          arg("players", Says.all(Says.each(copies.primaryVictims()))));
    }
    if (prompt instanceof Prompt.HowMany asked) {
      return ask("prompt.how_many." + asked.count().key(), asked.player());
    }
    if (prompt instanceof Prompt.Choose choose) {
      return choose.question();
    }
    if (prompt instanceof Prompt.State state) {
      return state.least() == state.most()
          ? Phrase.of(
              "prompt.state_only", arg("question", state.question()), arg("n", state.most()))
          : Phrase.of(
              "prompt.state",
              arg("question", state.question()),
              arg("least", state.least()),
              arg("most", state.most()));
    }
    if (prompt instanceof Prompt.Tasks tasks) {
      return Phrase.of("prompt.tasks", arg("n", tasks.tasks().size()));
    }
    return ofStrike(prompt);
  }

  private static Phrase ofStrike(Prompt prompt) {
    if (prompt instanceof Prompt.Name name) {
      return Phrase.of(
          name.fewest() == name.most() ? "prompt.name" : "prompt.name_up_to",
          arg("player", Says.of(name.player())),
          arg("calamity", Says.of(name.calamity())),
          arg("n", name.most()));
    }
    if (prompt instanceof Prompt.Lose lose) {
      return Phrase.of(
          "prompt.lose." + lose.loss().key(),
          arg("player", Says.of(lose.player())),
          arg("where", Phrase.of("ground." + lose.ground().key())),
          arg("calamity", Says.of(lose.calamity())),
          arg("n", lose.much().number()));
    }
    if (prompt instanceof Prompt.Annex annex) {
      return annex(annex);
    }
    if (prompt instanceof Prompt.Raid raid) {
      return raid(raid);
    }
    if (prompt instanceof Prompt.Discard discard) {
      return Phrase.of(
          "prompt.discard",
          arg("calamity", Says.of(discard.calamity())),
          arg("player", Says.of(discard.player())),
          arg("worth", Unit.FACE_VALUE.phrase(discard.worth().number())));
    }
    return ofPhase(prompt);
  }

  /** The pieces are picked by the one who takes them or by the one who loses them. */
  private static Phrase annex(Prompt.Annex annex) {
    Phrase most = annex.unit().phrase(annex.most());
    boolean taken = annex.player() == annex.to();
    return Phrase.of(
        taken ? "prompt.annex" : "prompt.annex_own",
        arg("calamity", Says.of(annex.calamity())),
        arg("player", Says.of(annex.player())),
        arg("other", Says.of(taken ? annex.from() : annex.to())),
        arg(
            "what",
            annex.least() == annex.most()
                ? most
                : Phrase.of("prompt.span", arg("least", annex.least()), arg("most", most))));
  }

  private static Phrase raid(Prompt.Raid raid) {
    String cities = raid.leastCities() > 0 ? "prompt.raid.a_city" : "prompt.raid.a_city_at_most";
    return Phrase.of(
        raid.mostCities() == 0 ? "prompt.raid.no_city" : cities,
        arg("calamity", Says.of(raid.calamity())),
        arg("player", Says.of(raid.player())),
        arg("n", raid.barbarians()));
  }

  private static Phrase ofPhase(Prompt prompt) {
    if (prompt instanceof Prompt.Abilities abilities) {
      return ask("prompt.abilities", abilities.player());
    }
    if (prompt instanceof Prompt.Surplus) {
      return Phrase.of("prompt.surplus");
    }
    if (prompt instanceof Prompt.Support support) {
      return Phrase.of(
          "prompt.support",
          arg("player", Says.of(support.player())),
          arg("cities", support.cities()),
          arg("tokens", support.tokens()),
          arg("rate", support.rate()));
    }
    if (prompt instanceof Prompt.Buy buy) {
      return ask("prompt.buy", buy.player());
    }
    if (prompt instanceof Prompt.KeepHand hand) {
      return Phrase.of(
          "prompt.keep_hand", arg("player", Says.of(hand.player())), arg("n", hand.limit()));
    }
    if (prompt instanceof Prompt.Markers) {
      return Phrase.of("prompt.markers");
    }
    throw new IllegalArgumentException("no question for prompt: " + prompt.getClass());
  }

  private static Phrase ask(String key, Civilization player) {
    return Phrase.of(key, arg("player", Says.of(player)));
  }
}
