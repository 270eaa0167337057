package io.augur.rules.effect;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.words.Phrase;

/** One number of a sum, and what it is called there. */
public sealed interface Term
    permits Shift, Term.Base, Term.FromZero, Term.Held, Term.Kept, Term.Raise {

  int number();

  /** What stands behind the number; for the first term of a sum, the number and all. */
  Phrase name();

  /** The number that the calamity itself names. */
  record Base(int number) implements Term {
    @Override
    public Phrase name() {
      return Phrase.of("trace.base", arg("n", number));
    }
  }

  /** What the victim has. */
  record Held(Tally tally, int number) implements Term {
    @Override
    public Phrase name() {
      return tally.phrase(number);
    }
  }

  /** What the victim keeps of it. */
  record Kept(int kept) implements Term {
    @Override
    public int number() {
      return -kept;
    }

    @Override
    public Phrase name() {
      return Phrase.of("trace.kept");
    }
  }

  /** Nothing, because the victim has less than he may keep. */
  record FromZero(Tally tally, int held, int kept) implements Term {
    @Override
    public int number() {
      return 0;
    }

    @Override
    public Phrase name() {
      return Phrase.of(
          "trace.from_zero",
          arg("n", number()),
          arg("held", tally.phrase(held)),
          arg("kept", kept));
    }
  }

  /** What the calamity adds to what holds anyway. */
  record Raise(int number) implements Term {
    @Override
    public Phrase name() {
      return Phrase.of("trace.raise");
    }
  }
}
