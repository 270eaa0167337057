package io.augur.rules.flow;

import static io.augur.rules.effect.Raiders.BARBARIAN_TOKENS;
import static io.augur.rules.effect.Raiders.PIRATE_CITIES;
import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Piece;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** Enters facts, as far as they can be. */
public final class Facts {
  private Facts() {}

  public static Progress enter(Event.Fact fact, Table table) {
    return fact instanceof Event.Roaming roaming
        ? roam(roaming.raiders(), table)
        : enter((Event.PlayerFact) fact, table);
  }

  private static Progress roam(Raiders raiders, Table table) {
    return raiders.fitTheBox()
        ? Progress.to(table.with(raiders))
        : Progress.refused(
            "refusal.box",
            arg("barbarians", BARBARIAN_TOKENS.supply()),
            arg("pirates", PIRATE_CITIES.supply()));
  }

  private static Progress enter(Event.PlayerFact fact, Table table) {
    if (!table.setup().plays(fact.player())) {
      return Progress.refused("refusal.not_at_the_table", arg("player", Says.of(fact.player())));
    }
    if (fact instanceof Event.Has has) {
      return count(has, table);
    }
    if (fact instanceof Event.Holds holds) {
      return hold(holds, table);
    }
    if (fact instanceof Event.HoldsNot not) {
      return table.player(not.player()).holds(not.calamity())
          ? Progress.to(table.with(table.player(not.player()).without(not.calamity())))
          : Progress.refused("refusal.not_held", arg("player", Says.of(not.player())));
    }
    return own(fact, table);
  }

  private static Progress own(Event.PlayerFact fact, Table table) {
    Player player = table.player(fact.player());
    Advances owned = player.advances();
    Advances now =
        fact instanceof Event.Owns owns
            ? owned.with(owns.advance())
            : owned.without(((Event.Lacks) fact).advance());
    if (now.equals(owned)) {
      return Progress.refused("refusal.no_change");
    }
    return Progress.to(table.with(player.with(player.holding().owning(now))));
  }

  private static Progress count(Event.Has has, Table table) {
    Player player = table.player(has.player());
    int most =
        has.count() == Count.POSITION ? table.setup().track().lastSpace() : has.count().most();
    if (has.number() < 0 || has.number() > most) {
      return Progress.refused(
          "refusal.bound", arg("what", Says.of(has.count(), most)), arg("n", has.number()));
    }
    Counts counts = player.counts().with(has.count(), has.number());
    if (counts.tokens() + counts.treasury() > Piece.TOKEN.count()) {
      return Progress.refused(
          "refusal.tokens_in_all",
          arg("n", counts.tokens() + counts.treasury()),
          arg("most", Piece.TOKEN.count()));
    }
    return Progress.to(table.with(player.with(counts)));
  }

  private static Progress hold(Event.Holds holds, Table table) {
    Optional<Phrase> bar = impossible(holds.player(), holds.calamity(), holds.giver(), table);
    if (bar.isPresent()) {
      return Progress.refused(bar.get());
    }
    Card card = Card.hidden(holds.calamity(), holds.giver());
    return Progress.to(table.with(table.player(holds.player()).with(card)));
  }

  /** Why the player can't hold one more card of this name from that giver, if he can't. */
  public static Optional<Phrase> impossible(
      Civilization player, Calamity calamity, Giver giver, Table table) {
    int copies = calamity.row().kind().copies(table.setup().civilizations().size());
    if (copies == 0) {
      return Optional.of(Phrase.of("refusal.not_in_play", arg("calamity", Says.of(calamity))));
    }
    if (table.out(calamity) >= copies) {
      return Optional.of(
          Phrase.of(
              "refusal.no_more_copies", arg("calamity", Says.of(calamity)), arg("n", copies)));
    }
    if (!calamity.row().kind().tradeable()
        && table.out(calamity, table.setup().block(player)) > 0) {
      return Optional.of(Phrase.of("refusal.one_in_a_block", arg("calamity", Says.of(calamity))));
    }
    if (giver instanceof Giver.Traded traded) {
      if (traded.by() == player || !table.setup().plays(traded.by())) {
        return Optional.of(Phrase.of("refusal.giver", arg("player", Says.of(traded.by()))));
      }
      if (!calamity.row().kind().tradeable()) {
        return Optional.of(Phrase.of("refusal.not_tradeable", arg("calamity", Says.of(calamity))));
      }
    }
    return Optional.empty();
  }
}
