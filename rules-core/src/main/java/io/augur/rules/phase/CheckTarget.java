package io.augur.rules.phase;

import io.augur.rules.calamity.NoTarget;
import io.augur.rules.calamity.NoTarget.Lack;
import io.augur.rules.calamity.NoTarget.Outcome;
import io.augur.rules.effect.Amount;
import io.augur.rules.effect.Effect;
import io.augur.rules.effect.Over;
import io.augur.rules.effect.Result;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.HowMany;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.strike.Copy;
import io.augur.rules.strike.Spared;
import io.augur.rules.table.Reading;
import java.util.ArrayList;
import java.util.List;

/** Cancels a copy whose victim has no legal target, checked for each copy at its own time (9B). */
record CheckTarget(Copy copy) implements Step.Automatic {

  @Override
  public Progress run(Table table, Telling telling) {
    List<Step> steps = new ArrayList<>();
    for (NoTarget noTarget : copy.row().noTargets()) {
      if (cancels(noTarget.outcome(), table)) {
        steps.addAll(check(noTarget.lack(), table));
      }
    }
    return Progress.to(table, steps);
  }

  private static boolean cancels(Outcome outcome, Table table) {
    return outcome == Outcome.CANCELLED
        || outcome == Outcome.CANCELLED_FOR_EVERYONE
        || (outcome == Outcome.AS_RULED
            && table.setup().rulings().has(Reading.CANCEL_FOR_EVERYONE));
  }

  /** The other lacks show when the amount turns out to be nothing. */
  private List<Step> check(Lack lack, Table table) {
    return switch (lack) {
      case NO_CITY -> counted(lack, Count.CITIES, table);
      case MARKER_AT_START -> counted(lack, Count.POSITION, table);
      case NOT_MORE_THAN_KEPT -> above(lack, table);
      case NO_COASTAL_CITY, NO_CITY_BY_OPEN_SEA -> asked(lack, table);
      default -> List.of();
    };
  }

  private List<Step> counted(Lack lack, Count count, Table table) {
    List<Step> steps = new ArrayList<>(HowMany.unknown(table, copy.primary(), count));
    steps.add(
        (Step.Automatic)
            (now, telling) ->
                Progress.to(
                    now.player(copy.primary()).counts().of(count) == 0
                        ? copy.cancelledFor(lack, now, telling)
                        : now));
    return steps;
  }

  private List<Step> asked(Lack lack, Table table) {
    return table.player(copy.primary()).counts().cities() == 0
        ? counted(lack, Count.CITIES, table)
        : List.of(new HasTarget(copy, lack));
  }

  /** Nobody looks for a beneficiary when there is nothing to take. */
  private List<Step> above(Lack lack, Table table) {
    List<Step> steps =
        new ArrayList<>(
            HowMany.unknown(table, copy.primary(), List.of(Count.CITIES, Count.TOKENS)));
    steps.add(
        (Step.Automatic)
            (now, telling) -> {
              Table after = now;
              for (Effect effect : copy.row().effects()) {
                for (Amount amount : effect.amounts()) {
                  after = unlessAbove(lack, amount, after, telling);
                }
              }
              return Progress.to(after);
            });
    return steps;
  }

  private Table unlessAbove(Lack lack, Amount amount, Table table, Telling telling) {
    Result result = amount.appliedTo(copy.victim(table, copy.primary()));
    if (result.number() > 0 || !(amount.basis() instanceof Over over)) {
      return table;
    }
    return table.player(copy.primary()).counts().unitPoints() <= over.kept()
        ? copy.cancelledFor(lack, table, telling)
        : Spared.cancelled(copy, result, table, telling);
  }
}
