package io.augur.rules.log;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Card;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What everybody may read of a sealed draw: the seal at once, what it covers when it is safe. */
public final class Seals {
  private Seals() {}

  /** The seals that were shown while the game rested here. */
  public static List<Phrase> shown(List<Aside> asides) {
    List<Phrase> shown = new ArrayList<>();
    for (Aside aside : asides) {
      if (aside instanceof Aside.Sealed sealed) {
        shown.add(Phrase.of("seal.shown", arg("seal", sealed.seal())));
      }
    }
    return shown;
  }

  /** After the tap: the place tapped, and order and nonce once they give no hidden card away. */
  public static List<Phrase> opened(Game atDraw, List<Aside> before, List<Aside> after, Game now) {
    List<Phrase> opened = new ArrayList<>();
    for (Aside aside : after) {
      if (aside instanceof Aside.Tapped tapped) {
        opened.add(Phrase.of("seal.tapped", arg("n", tapped.place())));
      }
    }
    for (Aside aside : before) {
      if (aside instanceof Aside.Sealed sealed
          && !opened.isEmpty()
          && !atDraw.isOver()
          && atDraw.prompt() instanceof Prompt.Draw draw) {
        opened.add(
            isSafe(draw.player(), atDraw, now)
                ? Phrase.of(
                    "seal.opened", arg("seal", sealed.seal()), arg("text", sealed.shuffle().text()))
                : Phrase.of("seal.waits", arg("player", Says.of(draw.player()))));
      }
    }
    return opened;
  }

  /** The order of a hand tells which of its cards are called before others. */
  private static boolean isSafe(Civilization player, Game atDraw, Game now) {
    return now.table().turn() > atDraw.table().turn()
        || (now.size() > atDraw.size()
            && now.table().player(player).hand().stream().allMatch(Card::revealed));
  }
}
