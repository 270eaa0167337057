package io.augur.rules.calamity;

import io.augur.rules.effect.Modifier;
import io.augur.rules.effect.Unit;
import io.augur.rules.words.Phrase;

/** A sentence of a reference page and the mark before it. */
public record Line(Mark mark, Phrase sentence) {
  static Line of(Modifier modifier, Unit unit) {
    return new Line(modifier.aggravates() ? Mark.WORSE : Mark.MILDER, modifier.line(unit));
  }
}
