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
import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** Who may be named as a secondary victim, over all copies of a name (9B). */
final class Eligibility {
  private static final String IMMUNE = "bar.immune";

  private Eligibility() {}

  static boolean may(Copy copy, SecondaryVictims.Named named, Player player, Table table) {
    return key(copy, named, player, table).isEmpty();
  }

  /** Why the player can't be named, if he can't. */
  static Optional<Phrase> bar(Copy copy, SecondaryVictims.Named named, Player player, Table table) {
    String key = key(copy, named, player, table);
    if (key.isEmpty()) {
      return Optional.empty();
    }
    Arg who = arg("player", Says.of(player.civilization()));
    for (Advance advance : named.immune()) {
      if (key.equals(IMMUNE) && player.advances().has(advance)) {
        return Optional.of(Phrase.of(key, who, arg("advance", Names.of(advance))));
      }
    }
    return Optional.of(Phrase.of(key, who));
  }

  /** The key of the reason, or nothing; a replay asks for it often and never reads it. */
  private static String key(Copy copy, SecondaryVictims.Named named, Player player, Table table) {
    Civilization who = player.civilization();
    for (Part part : table.parts(copy.calamity())) {
      if (part.player() == who) {
        switch (part.as()) {
          case PRIMARY_VICTIM -> {
            return "bar.primary";
          }
          case SECONDARY_VICTIM -> {
            return "bar.secondary";
          }
          case BENEFICIARY -> {
            return "bar.beneficiary";
          }
          default -> {}
        }
      }
    }
    if (copy.row().kind().reach() == Reach.OWN_BLOCK
        && table.setup().block(who) != table.setup().block(copy.primary())) {
      return "bar.block";
    }
    for (Advance advance : named.immune()) {
      if (player.advances().has(advance)) {
        return IMMUNE;
      }
    }
    return "";
  }
}
