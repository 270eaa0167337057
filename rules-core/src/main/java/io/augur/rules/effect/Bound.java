package io.augur.rules.effect;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.words.Phrase;
import java.util.Locale;

/** A limit that decided an amount. */
public record Bound(Kind kind, int number) {
  /** How a limit works. */
  public enum Kind {
    /** A floor. */
    AT_LEAST,
    /** A cap: there is no more to take. */
    AT_MOST,
    /** A threshold that was not passed, so nothing happens. */
    NOT_ABOVE,
    /** Not a limit but a part of it that the victim has bought off. */
    BOUGHT_OFF;

    private final String key = name().toLowerCase(Locale.ROOT);
  }

  Phrase after(Phrase sum) {
    return Phrase.of("trace." + kind.key, arg("sum", sum), arg("n", number));
  }
}
