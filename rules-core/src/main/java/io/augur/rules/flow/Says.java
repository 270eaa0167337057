package io.augur.rules.flow;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.effect.Unit;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;

/** What the engine calls the things of the table. */
public final class Says {
  private Says() {}

  public static Phrase of(Civilization civilization) {
    return Phrase.of("civilization." + civilization.key() + ".name");
  }

  public static Phrase of(Calamity calamity) {
    return calamity.row().title();
  }

  /** What a player loses: "Egypt loses 3 tokens and 1 city". */
  public static Phrase losses(Civilization player, Worksheet losses) {
    return Phrase.of(
        "told.worksheet",
        arg("player", of(player)),
        arg("tokens", losses.tokens()),
        arg("destroyed", losses.destroyed()),
        arg("reduced", losses.reducedTo().size()),
        arg("placed", losses.placed()));
  }

  /** So many of what is counted: "5 tokens". */
  public static Phrase of(Count count, int number) {
    return switch (count) {
      case CITIES -> Unit.CITIES.phrase(number);
      case TREASURY -> Unit.TREASURY.phrase(number);
      case CARDS -> Unit.CARDS.phrase(number);
      case TOKENS, POSITION -> Phrase.of("count." + count.key(), arg("n", number));
    };
  }
}
