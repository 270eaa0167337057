package io.augur.rules.effect;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Ruling;
import io.augur.rules.words.Phrase;
import java.util.List;

/** What an advance changes for its holder when a calamity strikes him. */
public sealed interface Modifier permits Shift, Softening, Sacrifice {
  Advance advance();

  Scope scope();

  /** Whether it makes the calamity worse for the holder. */
  boolean aggravates();

  Mode mode();

  /** The open questions that it hangs on. */
  List<Ruling> rulings();

  /** The modifier in a sentence, for an effect counted in this unit. */
  Phrase line(Unit unit);
}
