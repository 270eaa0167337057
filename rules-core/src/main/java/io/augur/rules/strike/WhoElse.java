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
import java.util.Optional;

/** The primary victim says who else stands where the calamity strikes. */
record WhoElse(Copy copy, Bystanders bystanders, int most) implements Step.OfPlayer {

  static WhoElse with(Copy copy, Bystanders.Kind kind) {
    return new WhoElse(copy, new Bystanders(copy, kind), Civilization.values().length);
  }

  @Override
  public Civilization asked(Table table) {
    return copy.primary();
  }

  @Override
  public boolean answeredBy(Table table) {
    return bystanders.possible(table).isEmpty();
  }

  @Override
  public Prompt prompt(Table table) {
    return bystanders.prompt(copy.primary(), most, table);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Named named) || named.player() != copy.primary()) {
      return Progress.refused("refusal.who_else", arg("player", Says.of(copy.primary())));
    }
    Optional<Phrase> fault = bystanders.fault(named.victims(), most, table);
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    Table now = table;
    for (Civilization victim : named.victims()) {
      now = copy.with(now, victim, Part.As.SECONDARY_VICTIM);
      if (telling.listens()) {
        telling.say(Phrase.of("told.struck_too", arg("player", Says.of(victim))));
      }
    }
    if (named.victims().isEmpty()) {
      if (telling.listens()) {
        telling.say(Phrase.of("told.nobody_else", arg("calamity", Says.of(copy.calamity()))));
      }
    }
    return Progress.to(now);
  }
}
