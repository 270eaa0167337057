package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The beneficiary leads the horde into an area and says who else has units there. */
record Onslaught(Horde horde) implements Step.OfPlayer {

  private Bystanders bystanders() {
    return new Bystanders(horde.copy(), Bystanders.Kind.UNITS);
  }

  @Override
  public Civilization asked(Table table) {
    return horde.leader(table);
  }

  @Override
  public Prompt prompt(Table table) {
    return bystanders().prompt(asked(table), Civilization.values().length, table);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Named named) || named.player() != asked(table)) {
      return Progress.refused(
          "refusal.horde." + horde.aim().name().toLowerCase(Locale.ROOT),
          arg("player", Says.of(asked(table))),
          arg("victim", Says.of(horde.copy().primary())));
    }
    Optional<Phrase> fault =
        bystanders().fault(named.victims(), Civilization.values().length, table);
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    List<Civilization> struck = new ArrayList<>(named.victims());
    struck.add(horde.copy().primary());
    struck.sort(null);
    return Progress.to(remembered(named.victims(), table), Raid.of(horde, struck));
  }

  private Table remembered(List<Civilization> victims, Table table) {
    Table now = table;
    for (Civilization victim : victims) {
      if (!horde.copy().has(now, victim, Part.As.SECONDARY_VICTIM)) {
        now = horde.copy().with(now, victim, Part.As.SECONDARY_VICTIM);
      }
    }
    return now;
  }
}
