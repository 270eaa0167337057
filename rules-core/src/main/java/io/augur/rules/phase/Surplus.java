package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Lane;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.flow.Together;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Phase 11: everybody removes the surplus that only the board shows; then support is checked. */
record Surplus() implements Step.OfTable {
  @Override
  public Prompt prompt(Table table) {
    List<Prompt.Support> unsupported = new ArrayList<>();
    for (Civilization player : lacking(table)) {
      unsupported.add(new ReduceUnsupported(player).prompt(table));
    }
    return new Prompt.Surplus(unsupported);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (event instanceof Event.Took took) {
      return remove(took.player(), took.losses(), table, telling);
    }
    if (!(event instanceof Event.WentOn)) {
      return Progress.refused("refusal.surplus_first");
    }
    List<Lane> lanes = new ArrayList<>();
    for (Civilization player : lacking(table)) {
      lanes.add(Lane.of(player, new ReduceUnsupported(player)));
    }
    return lanes.isEmpty() ? Progress.to(table) : Progress.to(table, Together.of(lanes));
  }

  /** Surplus leaves the board, and whatever a conflict costs that had to be settled first. */
  private Progress remove(Civilization player, Worksheet losses, Table table, Telling telling) {
    if (!table.setup().plays(player)) {
      return Progress.refused("refusal.not_at_the_table", arg("player", Says.of(player)));
    }
    Optional<Phrase> fault = Removal.fault(losses, table.player(player));
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    if (telling.listens()) {
      telling.say(Says.losses(player, losses));
    }
    return Progress.to(table.without(player, losses), this);
  }

  private static List<Civilization> lacking(Table table) {
    List<Civilization> lacking = new ArrayList<>();
    for (Player player : table.players()) {
      if (!new ReduceUnsupported(player.civilization()).answeredBy(table)) {
        lacking.add(player.civilization());
      }
    }
    return lacking;
  }
}
