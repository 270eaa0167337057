package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.SecondaryVictims;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.strike.Copy;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Reading;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** The primary victim names the secondary ones before he decides on his own losses (9). */
record NameVictims(Copy copy, SecondaryVictims.Named named) implements Step.OfPlayer {

  @Override
  public Civilization asked(Table table) {
    return copy.primary();
  }

  @Override
  public boolean answeredBy(Table table) {
    return copy.cancelled(table) || count(table) == 0;
  }

  @Override
  public Prompt prompt(Table table) {
    List<Civilization> legal = new ArrayList<>();
    List<Prompt.Name.Barred> barred = new ArrayList<>();
    for (Player player : table.players()) {
      Optional<Phrase> bar = Eligibility.bar(copy, named, player, table);
      if (bar.isPresent()) {
        barred.add(new Prompt.Name.Barred(player.civilization(), bar.get()));
      } else {
        legal.add(player.civilization());
      }
    }
    int count = count(legal.size(), table);
    return new Prompt.Name(copy.primary(), copy.calamity(), count, count, legal, barred);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Named named) || named.player() != copy.primary()) {
      return Progress.refused("refusal.name_first", arg("player", Says.of(copy.primary())));
    }
    List<Civilization> victims = named.victims();
    int count = count(table);
    if (victims.size() != count || new HashSet<>(victims).size() < count) {
      return Progress.refused("refusal.name_so_many", arg("n", count));
    }
    Table now = table;
    for (Civilization victim : victims) {
      if (!table.setup().plays(victim)) {
        return Progress.refused("refusal.not_at_the_table", arg("player", Says.of(victim)));
      }
      Optional<Phrase> bar = Eligibility.bar(copy, this.named, table.player(victim), table);
      if (bar.isPresent()) {
        return Progress.refused(bar.get());
      }
      now = copy.with(now, victim, Part.As.SECONDARY_VICTIM);
    }
    if (telling.listens()) {
      telling.say(
          Phrase.of(
              "told.names",
              arg("player", Says.of(copy.primary())),
              arg("victims", Says.all(Says.each(victims)))));
    }
    return Progress.to(now);
  }

  private int count(Table table) {
    int legal = 0;
    for (Player player : table.players()) {
      legal += Eligibility.may(copy, named, player, table) ? 1 : 0;
    }
    return count(legal, table);
  }

  /** How many are to be named: fewer than the card asks for if there are no more (ruling). */
  private int count(int legal, Table table) {
    if (legal >= named.count()) {
      return named.count();
    }
    return table.setup().rulings().has(Reading.NAME_ALL_ELIGIBLE) ? legal : 0;
  }
}
