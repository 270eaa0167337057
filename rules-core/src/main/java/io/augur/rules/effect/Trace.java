package io.augur.rules.effect;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Place;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.List;

/** How an amount came about: a sum, the limits that decided it, and its place in the rules. */
public record Trace(List<Term> terms, List<Bound> bounds, Place place) {
  public Trace {
    terms = List.copyOf(terms);
    bounds = List.copyOf(bounds);
  }

  /** Whether there is nothing to explain: a number, and no limit. */
  public boolean isPlain() {
    return terms.size() == 1 && bounds.isEmpty();
  }

  /** The trace as a line of arithmetic: "10 + 5 Agriculture − 5 Pottery = 10". */
  public String in(Words words) {
    return words.say(phrase());
  }

  public Phrase phrase() {
    Phrase told = terms.get(0).name();
    int sum = terms.get(0).number();
    for (Term term : terms.subList(1, terms.size())) {
      told = joined(told, term);
      sum += term.number();
    }
    if (terms.size() > 1) {
      told = Phrase.of("trace.total", arg("sum", told), arg("n", sum));
    }
    for (Bound bound : bounds) {
      told = bound.after(told);
    }
    return told;
  }

  private static Phrase joined(Phrase sum, Term term) {
    return Phrase.of(
        term.number() < 0 ? "trace.minus" : "trace.plus",
        arg("sum", sum),
        arg("n", Math.abs(term.number())),
        arg("what", term.name()));
  }
}
