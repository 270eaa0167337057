package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.CitySupport;
import io.augur.rules.effect.Role;
import io.augur.rules.effect.Victim;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Place;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Optional;

/** A player reduces cities, no more than he has to, until his tokens support the rest (11). */
record ReduceUnsupported(Civilization player) implements Step.OfPlayer {
  @Override
  public Civilization asked(Table table) {
    return player;
  }

  /** What nobody has counted can't be checked. */
  @Override
  public boolean answeredBy(Table table) {
    Counts counts = table.player(player).counts();
    return !counts.knows(Count.CITIES)
        || !counts.knows(Count.TOKENS)
        || supported(counts, rate(table));
  }

  @Override
  public Prompt.Support prompt(Table table) {
    Counts counts = table.player(player).counts();
    return new Prompt.Support(player, counts.cities(), counts.tokens(), rate(table));
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Took took) || took.player() != player) {
      return Progress.refused("refusal.support_first", arg("player", Says.of(player)));
    }
    Optional<Phrase> fault = fault(took.losses(), table);
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    telling.say(() -> Says.losses(player, took.losses()));
    return Progress.to(table.change(player, it -> it.with(took.losses().from(it.counts()))));
  }

  private Optional<Phrase> fault(Worksheet sheet, Table table) {
    Player owner = table.player(player);
    Optional<Phrase> fault = Removal.fault(sheet, owner);
    if (fault.isPresent()) {
      return fault;
    }
    List<Integer> reduced = sheet.reducedTo();
    if (sheet.tokens() > 0 || sheet.destroyed() > 0 || reduced.isEmpty()) {
      return Optional.of(Phrase.of("refusal.support_by_reducing"));
    }
    if (reduced.contains(0) && sheet.placed() < owner.counts().tokensInStock()) {
      return Optional.of(Phrase.of("worksheet.leave_tokens"));
    }
    int rate = rate(table);
    if (!supported(sheet.from(owner.counts()), rate)) {
      return Optional.of(Phrase.of("refusal.support_more", arg("n", rate)));
    }
    Worksheet oneLess = new Worksheet(0, 0, reduced.subList(0, reduced.size() - 1));
    return supported(oneLess.from(owner.counts()), rate)
        ? Optional.of(Phrase.of("refusal.support_enough"))
        : Optional.empty();
  }

  private static boolean supported(Counts counts, int rate) {
    return counts.cities() * rate <= counts.tokens();
  }

  private int rate(Table table) {
    return CitySupport.RATE.numberFor(
        Victim.of(
            Place.SURPLUS, Role.PRIMARY, table.player(player).advances(), table.setup().rulings()));
  }
}
