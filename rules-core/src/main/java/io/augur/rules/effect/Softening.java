package io.augur.rules.effect;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Ruling;
import io.augur.rules.words.Phrase;
import java.util.List;

/** An advance that turns the destruction of its holder's city into a reduction. */
public record Softening(Advance advance, Scope scope) implements Modifier {
  @Override
  public boolean aggravates() {
    return false;
  }

  @Override
  public Mode mode() {
    return Mode.AUTOMATIC;
  }

  @Override
  public List<Ruling> rulings() {
    return List.of();
  }

  @Override
  public Phrase line(Unit unit) {
    return Phrase.of("modifier.softening", arg("advance", Names.of(advance)));
  }

  public boolean counts(Victim victim) {
    return victim.advances().has(advance) && scope.covers(victim.role());
  }
}
