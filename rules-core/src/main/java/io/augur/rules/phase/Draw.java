package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;

/** A neighbour draws one card of a hand that is over a limit (8). */
record Draw(Civilization player) implements Step.OfTable {

  @Override
  public Prompt prompt(Table table) {
    Excess excess = excess(table);
    return new Prompt.Draw(player, table.setup().neighbour(player), excess.cards(), excess.why());
  }

  @Override
  public boolean answeredBy(Table table) {
    return !Excess.of(table.player(player), table.setup()).isPresent();
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Drew drew) || drew.player() != player) {
      return Progress.refused("refusal.draw_first", arg("player", Says.of(player)));
    }
    Card drawn = Card.hidden(drew.calamity(), drew.giver());
    if (!excess(table).cards().contains(drawn)) {
      return Progress.refused("refusal.not_to_draw", arg("calamity", Says.of(drew.calamity())));
    }
    if (telling.listens()) {
      telling.say(
          Phrase.of(
              "told.discarded_unresolved",
              arg("player", Says.of(player)),
              arg("calamity", Says.of(drew.calamity())),
              arg("n", drew.calamity().row().stack())));
    }
    return Progress.to(table.discarding(player, drawn));
  }

  private Excess excess(Table table) {
    return Excess.of(table.player(player), table.setup()).orElseThrow(IllegalStateException::new);
  }
}
