package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Amount;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;

/** A victim discards cards worth at least so much, or all he has if they are worth less. */
record DiscardWorth(Copy copy, Civilization victim, Amount amount) implements Toll, Step.OfPlayer {

  @Override
  public Unit unit() {
    return Unit.FACE_VALUE;
  }

  @Override
  public List<Count> limits() {
    return List.of(Count.CARDS);
  }

  /** What the cards are worth is for their holder to say; without cards there is nothing. */
  @Override
  public int most(Counts counts) {
    return counts.cards() == 0 ? 0 : Integer.MAX_VALUE;
  }

  @Override
  public List<Step> taken() {
    return List.of(this);
  }

  @Override
  public Civilization asked(Table table) {
    return victim;
  }

  @Override
  public boolean answeredBy(Table table) {
    return owed(table) == 0;
  }

  @Override
  public Prompt prompt(Table table) {
    return new Prompt.Discard(victim, copy.calamity(), result(table), hand(table));
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Discarded discarded) || discarded.player() != victim) {
      return Progress.refused("refusal.discard_first", arg("player", Says.of(victim)));
    }
    int cards = discarded.cards();
    int missing = owed(table) - discarded.worth();
    if (cards < 1 || discarded.worth() < cards) { // no card is worth less than 1
      return Progress.refused("refusal.discard_odd");
    }
    if (cards > hand(table)) {
      return Progress.refused("refusal.cards_in_hand", arg("n", hand(table)));
    }
    if (missing > 0 && cards < hand(table)) {
      return Progress.refused("refusal.worth_too_little", arg("n", missing));
    }
    if (telling.listens()) {
      telling.say(
          Phrase.of(
              missing > 0 ? "told.discards_whole_hand" : "told.discards_worth",
              arg("player", Says.of(victim)),
              arg("what", Says.of(Count.CARDS, cards)),
              arg("n", discarded.worth()),
              arg("why", result(table).trace().phrase())));
    }
    return Progress.to(table.plus(victim, Count.CARDS, -cards));
  }

  private int hand(Table table) {
    return table.player(victim).counts().cards();
  }
}
