package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.Reach;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.HowMany;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.strike.Copy;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Order;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Finds who benefits from a copy, anew at the moment it is resolved (ch. 8, the beneficiary). */
record FindBeneficiary(Copy copy) implements Step.Automatic {

  @Override
  public Progress run(Table table, Telling telling) {
    if (copy.cancelled(table)) {
      return Progress.to(table);
    }
    if (giver(table) instanceof Giver.Traded traded && eligible(traded.by(), table)) {
      return Progress.to(found(traded.by(), "told.beneficiary.trader", table, telling));
    }
    List<Step> questions = questions(table);
    if (!questions.isEmpty()) {
      questions.add(this);
      return Progress.to(table, questions);
    }
    Civilization most =
        candidates(table).stream()
            .map(Player::standing)
            .min(Order.BENEFICIARY)
            .orElseThrow(IllegalStateException::new)
            .civilization();
    return Progress.to(found(most, "told.beneficiary.stock", table, telling));
  }

  private Table found(Civilization player, String reason, Table table, Telling telling) {
    telling.say(
        () ->
            Phrase.of(
                reason, arg("player", Says.of(player)), arg("victim", Says.of(copy.primary()))));
    return copy.with(table, player, Part.As.BENEFICIARY);
  }

  private Giver giver(Table table) {
    for (Card card : table.player(copy.primary()).hand()) {
      if (card.calamity() == copy.calamity() && card.revealed()) {
        return card.giver();
      }
    }
    return Giver.UNKNOWN;
  }

  private boolean eligible(Civilization player, Table table) {
    return player != copy.primary()
        && (copy.row().kind().reach() == Reach.EITHER_BLOCK
            || table.setup().block(player) == table.setup().block(copy.primary()));
  }

  private List<Player> candidates(Table table) {
    List<Player> candidates = new ArrayList<>(table.players());
    candidates.removeIf(player -> !eligible(player.civilization(), table));
    return candidates;
  }

  /** Cities of everybody; tokens only of those who lead in cities together. */
  private List<Step> questions(Table table) {
    List<Step> questions = new ArrayList<>();
    List<Player> candidates = candidates(table);
    for (Player player : candidates) {
      questions.addAll(HowMany.unknown(table, player.civilization(), Count.CITIES));
    }
    if (questions.isEmpty()) {
      int fewest = candidates.stream().mapToInt(it -> it.counts().cities()).min().orElse(0);
      candidates.removeIf(player -> player.counts().cities() > fewest);
      for (Player player : candidates) {
        if (candidates.size() > 1) {
          questions.addAll(
              HowMany.unknown(table, player.civilization(), Count.TOKENS, Count.TREASURY));
        }
      }
    }
    return questions;
  }
}
