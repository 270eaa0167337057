package io.augur.rules.calamity;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Modifier;
import io.augur.rules.effect.Unit;
import io.augur.rules.words.Phrase;

/** A sentence of a reference page and the mark before it. */
public record Line(Mark mark, Phrase sentence) {
  static Line of(Modifier modifier, Unit unit) {
    Mark mark = modifier.aggravates() ? Mark.WORSE : Mark.MILDER;
    Phrase line = modifier.line(unit);
    return new Line(
        mark, modifier.rulings().isEmpty() ? line : Phrase.of("page.ruled", arg("line", line)));
  }
}
