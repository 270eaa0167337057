package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Card;
import io.augur.rules.flow.Lane;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.flow.Together;
import io.augur.rules.strike.Copy;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Phase 9A: everybody reveals and resolves his minor calamities, each in ascending order. */
record Minors() implements Step.Automatic {

  @Override
  public Progress run(Table table, Telling telling) {
    List<Lane> lanes = new ArrayList<>();
    Table revealed = table;
    for (Player player : table.players()) {
      List<Step> steps = new ArrayList<>();
      for (Card card : player.hand()) { // a hand is sorted by stack, minors first
        if (!card.calamity().row().kind().major()) {
          Copy copy = new Copy(card.calamity(), copyIndex(revealed, card), player.civilization());
          revealed =
              copy.with(
                  revealed.with(revealed.player(player.civilization()).revealing(card.calamity())),
                  player.civilization(),
                  Part.As.PRIMARY_VICTIM);
          if (telling.listens()) {
            telling.say(
                Phrase.of(
                    "told.reveals",
                    arg("player", Says.of(player.civilization())),
                    arg("calamity", Says.of(card.calamity()))));
          }
          steps.add(new CheckTarget(copy));
          steps.add(new Suffer(copy, player.civilization()));
          steps.add(new Discard(copy));
        }
      }
      if (!steps.isEmpty()) {
        lanes.add(new Lane(player.civilization(), 0, steps));
      }
    }
    return lanes.isEmpty() ? Progress.to(table) : Progress.to(revealed, Together.of(lanes));
  }

  /** Two players may hold a minor of one name; the second is the second copy. */
  private static int copyIndex(Table table, Card card) {
    return table.parts(card.calamity()).size();
  }
}
