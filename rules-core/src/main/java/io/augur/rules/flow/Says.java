package io.augur.rules.flow;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.effect.Trace;
import io.augur.rules.effect.Unit;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What the engine calls the things of the table. */
public final class Says {
  private static final Phrase[] CIVILIZATIONS = civilizations();

  private Says() {}

  private static Phrase[] civilizations() {
    Civilization[] civilizations = Civilization.values();
    Phrase[] names = new Phrase[civilizations.length];
    for (int i = 0; i < names.length; i++) {
      names[i] = Phrase.of("civilization." + civilizations[i].key() + ".name");
    }
    return names;
  }

  public static Phrase of(Civilization civilization) {
    return CIVILIZATIONS[civilization.ranking() - 1];
  }

  public static Phrase of(Calamity calamity) {
    return calamity.row().title();
  }

  /** What a player loses: "Egypt removes 3 tokens and destroys 1 city." */
  public static Phrase losses(Civilization player, Worksheet losses) {
    List<Phrase> parts = parts(losses);
    return parts.isEmpty()
        ? Phrase.of("told.loses_nothing", arg("player", of(player)))
        : Phrase.of("told.worksheet", arg("player", of(player)), arg("does", all(parts)));
  }

  /** The same, and how it came to so much. */
  public static Phrase losses(Civilization player, Worksheet losses, Trace why) {
    return why.isPlain()
        ? losses(player, losses)
        : Phrase.of(
            "told.worksheet_because",
            arg("player", of(player)),
            arg("does", all(parts(losses))),
            arg("why", why.phrase()));
  }

  private static List<Phrase> parts(Worksheet losses) {
    List<Phrase> parts = new ArrayList<>();
    if (losses.tokens() > 0) {
      parts.add(Phrase.of("told.part.removes", arg("n", losses.tokens())));
    }
    if (losses.destroyed() > 0) {
      parts.add(Phrase.of("told.part.destroys", arg("n", losses.destroyed())));
    }
    int reduced = losses.reducedTo().size();
    if (reduced > 0 && losses.placed() == 0) {
      parts.add(Phrase.of("told.part.reduces_to_nothing", arg("n", reduced)));
    } else if (reduced > 0) {
      parts.add(Phrase.of("told.part.reduces", arg("n", reduced), arg("placed", losses.placed())));
    }
    return parts;
  }

  /** What these players are called, in this order. */
  public static List<Phrase> each(List<Civilization> players) {
    List<Phrase> each = new ArrayList<>();
    players.forEach(player -> each.add(of(player)));
    return each;
  }

  /** At least one phrase, and the others after it: "Rome, Egypt and Hellas". */
  public static Phrase all(List<Phrase> phrases) {
    Phrase all = phrases.get(0);
    for (int i = 1; i < phrases.size(); i++) {
      String key = i < phrases.size() - 1 ? "told.list.next" : "told.list.last";
      all = Phrase.of(key, arg("list", all), arg("next", phrases.get(i)));
    }
    return all;
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
