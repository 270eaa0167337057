package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Facts;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;

/**
 * A player discards what is above the hand limit, whatever it is worth; if nobody has counted, he
 * counts himself.
 */
record KeepHand(Civilization player) implements Step.OfPlayer {
  @Override
  public Civilization asked(Table table) {
    return player;
  }

  @Override
  public boolean answeredBy(Table table) {
    return known(table) && excess(table) <= 0;
  }

  @Override
  public Prompt prompt(Table table) {
    return new Prompt.KeepHand(player, limit(table), table.player(player).counts().cards());
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!known(table)) {
      return count(event, table);
    }
    int excess = excess(table);
    if (!event.answers(player, Answer.DONE)) {
      return Progress.refused(
          "refusal.hand_limit", arg("player", Says.of(player)), arg("n", excess));
    }
    if (telling.listens()) {
      telling.say(Phrase.of("told.keeps_limit", arg("player", Says.of(player)), arg("n", excess)));
    }
    return Progress.to(table.plus(player, Count.CARDS, -excess));
  }

  /** The number, or the player's word that he keeps the limit. */
  private Progress count(Event event, Table table) {
    if (event instanceof Event.WentOn || event.answers(player, Answer.DONE)) {
      return Progress.to(table);
    }
    if (event instanceof Event.Has has && has.player() == player && has.count() == Count.CARDS) {
      return Facts.enter(has, table) instanceof Progress.Went went
          ? Progress.to(went.table(), this)
          : Facts.enter(has, table);
    }
    return Progress.refused(
        "refusal.count_hand", arg("player", Says.of(player)), arg("n", limit(table)));
  }

  private boolean known(Table table) {
    return table.player(player).counts().knows(Count.CARDS);
  }

  private int excess(Table table) {
    return table.player(player).counts().cards() - limit(table);
  }

  private int limit(Table table) {
    Player keeper = table.player(player);
    return table.setup().size().handLimit(keeper.advances());
  }
}
