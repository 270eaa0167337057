package io.augur.rules.flow;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;

/** Asks for a count that a rule needs and nobody has entered. */
public record HowMany(Civilization player, Count count) implements Step.OfPlayer {

  /** The questions for those of a player's counts that are not known. */
  public static List<Step> unknown(Table table, Civilization player, List<Count> counts) {
    Counts known = table.player(player).counts();
    List<Step> questions = List.of();
    for (Count count : counts) {
      if (!known.knows(count)) {
        questions = questions.isEmpty() ? new ArrayList<>() : questions;
        questions.add(new HowMany(player, count));
      }
    }
    return questions;
  }

  public static List<Step> unknown(Table table, Civilization player, Count count) {
    return table.player(player).counts().knows(count)
        ? List.of()
        : List.of(new HowMany(player, count));
  }

  @Override
  public Civilization asked(Table table) {
    return player;
  }

  @Override
  public boolean answeredBy(Table table) {
    return table.player(player).counts().knows(count);
  }

  @Override
  public Prompt prompt(Table table) {
    return new Prompt.HowMany(player, count);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    return event instanceof Event.Has has && has.player() == player && has.count() == count
        ? Facts.enter(has, table)
        : Progress.refused("refusal.how_many", arg("player", Says.of(player)));
  }
}
