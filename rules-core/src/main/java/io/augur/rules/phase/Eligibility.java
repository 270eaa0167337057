package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.Reach;
import io.augur.rules.calamity.SecondaryVictims;
import io.augur.rules.effect.Names;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Table;
import io.augur.rules.strike.Copy;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** Who may be named as a secondary victim, over all copies of a name (9B). */
final class Eligibility {
  private Eligibility() {}

  /** Why the player can't be named, if he can't. */
  static Optional<Phrase> bar(Copy copy, SecondaryVictims.Named named, Player player, Table table) {
    Civilization who = player.civilization();
    for (Part part : table.parts()) {
      if (part.calamity() == copy.calamity() && part.player() == who) {
        switch (part.as()) {
          case PRIMARY_VICTIM -> {
            return reason("bar.primary", who);
          }
          case SECONDARY_VICTIM -> {
            return reason("bar.secondary", who);
          }
          case BENEFICIARY -> {
            return reason("bar.beneficiary", who);
          }
          default -> {}
        }
      }
    }
    if (copy.row().kind().reach() == Reach.OWN_BLOCK
        && table.setup().block(who) != table.setup().block(copy.primary())) {
      return reason("bar.block", who);
    }
    for (Advance advance : named.immune()) {
      if (player.advances().has(advance)) {
        return Optional.of(
            Phrase.of(
                "bar.immune", arg("player", Says.of(who)), arg("advance", Names.of(advance))));
      }
    }
    return Optional.empty();
  }

  private static Optional<Phrase> reason(String key, Civilization who) {
    return Optional.of(Phrase.of(key, arg("player", Says.of(who))));
  }
}
