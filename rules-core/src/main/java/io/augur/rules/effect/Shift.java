package io.augur.rules.effect;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Ruling;
import io.augur.rules.words.Phrase;
import java.util.List;

/** An advance that makes an amount larger or smaller by itself. */
public record Shift(Advance advance, int delta, Scope scope, List<Proviso> provisos)
    implements Modifier, Term {
  public Shift {
    if (delta == 0) {
      throw new IllegalArgumentException("shift of nothing: " + advance);
    }
    provisos = List.copyOf(provisos);
  }

  @Override
  public boolean aggravates() {
    return delta > 0;
  }

  @Override
  public Mode mode() {
    return Mode.AUTOMATIC;
  }

  @Override
  public List<Ruling> rulings() {
    return List.of(provisos.stream().map(it -> it.reading().ruling()).toArray(Ruling[]::new));
  }

  @Override
  public Phrase line(Unit unit) {
    return Phrase.of(
        "modifier." + (delta > 0 ? "more." : "less.") + scope.key(),
        arg("advance", name()),
        arg("much", unit.phrase(Math.abs(delta))));
  }

  @Override
  public int number() {
    return delta;
  }

  @Override
  public Phrase name() {
    return Names.of(advance);
  }

  boolean counts(Victim victim) {
    if (!victim.advances().has(advance) || !scope.covers(victim.role())) {
      return false;
    }
    for (Proviso proviso : provisos) {
      if (!proviso.holds(victim.role(), victim.rulings())) {
        return false;
      }
    }
    return true;
  }
}
