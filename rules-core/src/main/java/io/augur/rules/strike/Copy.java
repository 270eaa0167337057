package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.NoTarget.Lack;
import io.augur.rules.calamity.Row;
import io.augur.rules.effect.Result;
import io.augur.rules.effect.Role;
import io.augur.rules.effect.Tally;
import io.augur.rules.effect.Victim;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One card of a calamity while it is resolved, with what the table has settled about it. */
public record Copy(Calamity calamity, int index, Civilization primary) {

  public Row row() {
    return calamity.row();
  }

  public boolean has(Table table, Civilization player, Part.As as) {
    for (Part part : table.parts(calamity)) {
      if (part.player() == player && part.as() == as && part.copy() == index) {
        return true;
      }
    }
    return false;
  }

  public boolean cancelled(Table table) {
    return has(table, primary, Part.As.CANCELLED);
  }

  /** With this copy cancelled, because its primary victim has no such target. */
  public Table cancelledFor(Lack lack, Table table, Telling telling) {
    if (telling.listens()) {
      telling.say(
          Phrase.of(
              "told.cancelled",
              arg("calamity", Says.of(calamity)),
              arg("player", Says.of(primary)),
              arg("lack", Phrase.of("told.lack." + lack.key()))));
    }
    return with(table, primary, Part.As.CANCELLED);
  }

  public Table with(Table table, Civilization player, Part.As as) {
    return table.with(part(player, as));
  }

  private Part part(Civilization player, Part.As as) {
    return new Part(calamity, index, player, as);
  }

  public Optional<Civilization> beneficiary(Table table) {
    for (Part part : table.parts(calamity)) {
      if (part.copy() == index && part.as() == Part.As.BENEFICIARY) {
        return Optional.of(part.player());
      }
    }
    return Optional.empty();
  }

  /** The secondary victims in the order in which they were named. */
  public List<Civilization> secondary(Table table) {
    return players(table, Part.As.SECONDARY_VICTIM);
  }

  private List<Civilization> players(Table table, Part.As as) {
    List<Civilization> players = new ArrayList<>();
    for (Part part : table.parts(calamity)) {
      if (part.copy() == index && part.as() == as) {
        players.add(part.player());
      }
    }
    return players;
  }

  /** In what role this calamity meets the player. */
  public Role role(Table table, Civilization player) {
    if (player != primary) {
      return Role.SECONDARY;
    }
    return has(table, primary, Part.As.STRUCK_OTHERWISE) ? Role.FALLBACK : Role.PRIMARY;
  }

  /** What is left of a loss after all that the victim has given up to be spared. */
  Result relieved(Table table, Civilization victim, Result loss) {
    int left = left(table, victim, loss.number());
    boolean spared = left < loss.number() || has(table, victim, Part.As.SPARED);
    return spared ? loss.without(loss.number() - left) : loss;
  }

  /** The same for the number alone. */
  int left(Table table, Civilization victim, int loss) {
    int left = loss;
    for (Part part : table.parts(calamity)) {
      if (part.player() == victim && part.copy() == index) {
        left = part.as() == Part.As.SPARED ? 0 : left;
        left -= part.as() == Part.As.SPARED_ONE && left > 0 ? 1 : 0;
      }
    }
    return left;
  }

  /** The player as this calamity meets him, with what is known of him. */
  public Victim victim(Table table, Civilization player) {
    Player suffering = table.player(player);
    Counts counts = suffering.counts();
    Victim victim =
        row().victim(role(table, player), suffering.advances(), table.setup().rulings());
    if (!counts.knows(Count.CITIES)) {
      return victim;
    }
    return counts.knows(Count.TOKENS)
        ? victim.counting(counts.cities(), counts.tokens())
        : victim.counting(Tally.CITIES, counts.cities());
  }
}
