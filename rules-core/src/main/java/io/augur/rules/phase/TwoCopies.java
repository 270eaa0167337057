package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.strike.Copy;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * Two copies of one name: together, with all victims named before any loss, unless a primary victim
 * insists on one after the other (9B).
 */
record TwoCopies(List<Copy> copies) implements Step.OfTable {

  @Override
  public Prompt prompt(Table table) {
    return new Prompt.TwoCopies(copies.get(0).calamity(), primaryVictims());
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (event instanceof Event.WentOn) {
      if (telling.listens()) {
        telling.say(Phrase.of("told.copies_together"));
      }
      return Progress.to(table, Resolution.of(copies));
    }
    if (event instanceof Event.Insisted insisted && primaryVictims().contains(insisted.player())) {
      if (telling.listens()) {
        telling.say(Phrase.of("told.copies_in_order", arg("player", Says.of(insisted.player()))));
      }
      List<Step> oneByOne = new ArrayList<>();
      for (Copy copy : copies) {
        oneByOne.addAll(Resolution.of(List.of(copy)));
      }
      return Progress.to(table, oneByOne);
    }
    return Progress.refused("refusal.two_copies");
  }

  private List<Civilization> primaryVictims() {
    List<Civilization> victims = new ArrayList<>();
    for (Copy copy : copies) {
      victims.add(copy.primary());
    }
    return victims;
  }
}
