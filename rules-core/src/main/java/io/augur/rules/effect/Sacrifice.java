package io.augur.rules.effect;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Ruling;
import io.augur.rules.words.Phrase;
import java.util.List;

/** An advance whose holder may give something up so that he suffers less. */
public record Sacrifice(Advance advance, Scope scope, Offering offering, int count)
    implements Modifier {
  public Sacrifice {
    if (count < 1) {
      throw new IllegalArgumentException("sacrifice < 1: " + count);
    }
  }

  @Override
  public boolean aggravates() {
    return false;
  }

  @Override
  public Mode mode() {
    return Mode.MAY_CHOOSE;
  }

  @Override
  public List<Ruling> rulings() {
    return List.of();
  }

  @Override
  public Phrase line(Unit unit) {
    return Phrase.of(
        "modifier.sacrifice." + offering.key(), arg("advance", Names.of(advance)), arg("n", count));
  }

  /** Whether the victim may be asked; whether he has enough to give is for the table to say. */
  public boolean offered(Victim victim) {
    return victim.advances().has(advance) && scope.covers(victim.role());
  }
}
