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
import io.augur.rules.table.Piece;
import io.augur.rules.table.Standing;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Finds who benefits from a copy, anew at the moment it is resolved (ch. 8, the beneficiary). */
record FindBeneficiary(Copy copy) implements Step.Automatic {
  private static final List<Count> STOCK = List.of(Count.TOKENS, Count.TREASURY);

  @Override
  public Progress run(Table table, Telling telling) {
    if (copy.cancelled(table)) {
      return Progress.to(table);
    }
    if (giver(table) instanceof Giver.Traded traded && eligible(traded.by(), table)) {
      return Progress.to(found(traded.by(), "told.beneficiary.trader", table, telling));
    }
    List<Player> candidates = candidates(table);
    List<Step> questions = questions(candidates, table);
    if (!questions.isEmpty()) {
      questions.add(this);
      return Progress.to(table, questions);
    }
    Standing most = candidates.get(0).standing();
    for (Player player : candidates) {
      Standing standing = player.standing();
      most = Order.BENEFICIARY.compare(standing, most) < 0 ? standing : most;
    }
    return Progress.to(found(most.civilization(), "told.beneficiary.stock", table, telling));
  }

  private Table found(Civilization player, String reason, Table table, Telling telling) {
    if (telling.listens()) {
      telling.say(
          Phrase.of(
              reason, arg("player", Says.of(player)), arg("victim", Says.of(copy.primary()))));
    }
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
    List<Player> candidates = new ArrayList<>();
    for (Player player : table.players()) {
      if (eligible(player.civilization(), table)) {
        candidates.add(player);
      }
    }
    return candidates;
  }

  /** Cities of everybody; tokens only of those who lead in cities together. */
  private static List<Step> questions(List<Player> candidates, Table table) {
    List<Step> questions = new ArrayList<>();
    int fewest = Piece.CITY.count();
    for (Player player : candidates) {
      questions.addAll(HowMany.unknown(table, player.civilization(), Count.CITIES));
      fewest = Math.min(fewest, player.counts().cities());
    }
    if (!questions.isEmpty()) {
      return questions;
    }
    int leaders = 0;
    for (Player player : candidates) {
      if (player.counts().cities() == fewest) {
        leaders++;
        questions.addAll(HowMany.unknown(table, player.civilization(), STOCK));
      }
    }
    return leaders > 1 ? questions : new ArrayList<>();
  }
}
