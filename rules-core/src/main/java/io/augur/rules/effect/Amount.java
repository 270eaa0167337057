package io.augur.rules.effect;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Ruling;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** How much a victim suffers: a basis, and the advances that change it, in the order of the row. */
public record Amount(Basis basis, List<Modifier> modifiers) {
  private static final int FLOOR = 0;

  public Amount {
    modifiers = List.copyOf(modifiers);
  }

  public static Amount of(int number) {
    return of(new Fixed(List.of(new Fixed.Share(Role.PRIMARY, number))));
  }

  /** All above what the victim keeps; the cases say what happens when that is nothing. */
  public static Amount allBut(int kept, Tally tally, Over.Case... cases) {
    return of(new Over(tally, kept, List.of(cases)));
  }

  public static Amount all(Tally tally) {
    return of(new Rest(tally));
  }

  public static Amount raised(int raise, Amount usual) {
    return of(new Raised(usual, raise));
  }

  private static Amount of(Basis basis) {
    return new Amount(basis, List.of());
  }

  /** A number for each secondary victim. */
  public Amount others(int number) {
    return with(Role.SECONDARY, number);
  }

  /** A number for the primary victim where the calamity can't strike as it usually does. */
  public Amount otherwise(int number) {
    return with(Role.FALLBACK, number);
  }

  private Amount with(Role role, int number) {
    if (basis instanceof Fixed fixed) {
      return new Amount(fixed.with(role, number), modifiers);
    }
    throw new IllegalStateException("not a plain number for " + role + ": " + basis);
  }

  public Amount worse(int by, Advance advance, Scope scope, Proviso... provisos) {
    return with(new Shift(advance, by, scope, List.of(provisos)));
  }

  public Amount milder(int by, Advance advance, Scope scope, Proviso... provisos) {
    return with(new Shift(advance, -by, scope, List.of(provisos)));
  }

  public Amount softened(Advance advance, Scope scope) {
    return with(new Softening(advance, scope));
  }

  public Amount avoidable(int count, Offering offering, Advance advance, Scope scope) {
    return with(new Sacrifice(advance, scope, offering, count));
  }

  private Amount with(Modifier modifier) {
    List<Modifier> more = new ArrayList<>(modifiers);
    more.add(modifier);
    return new Amount(basis, more);
  }

  /** The number alone, for those who do not ask how it came about. */
  public int numberFor(Victim victim) {
    if (basis instanceof Over over && over.spares(victim)) {
      return FLOOR;
    }
    int sum = basis.sum(victim);
    for (Modifier modifier : modifiers) {
      if (modifier instanceof Shift shift && shift.counts(victim)) {
        sum += shift.number();
      }
    }
    return Math.min(Math.max(sum, FLOOR), basis.most(victim));
  }

  public Result appliedTo(Victim victim) {
    if (basis instanceof Over over && over.spares(victim)) {
      List<Term> held = over.terms(victim).subList(0, 1);
      Bound bound = new Bound(Bound.Kind.NOT_ABOVE, over.kept());
      return new Result(FLOOR, new Trace(held, List.of(bound), victim.place()));
    }
    List<Term> terms = new ArrayList<>(basis.terms(victim));
    for (Modifier modifier : modifiers) {
      if (modifier instanceof Shift shift && shift.counts(victim)) {
        terms.add(shift);
      }
    }
    Result result = new Result(Term.sum(terms), new Trace(terms, List.of(), victim.place()));
    return result.atLeast(FLOOR).atMost(basis.most(victim));
  }

  public boolean covers(Role role) {
    return basis.covers(role);
  }

  /** The open questions that the amount hangs on. */
  public List<Ruling> rulings() {
    return List.of(
        Stream.concat(
                basis.rulings().stream(), modifiers.stream().flatMap(it -> it.rulings().stream()))
            .distinct()
            .toArray(Ruling[]::new));
  }

  /** One sentence for each role that suffers it, with the number that the row names. */
  List<Phrase> told(String key) {
    return List.of(
        Arrays.stream(Role.values())
            .filter(basis::covers)
            .map(role -> told(key, role))
            .toArray(Phrase[]::new));
  }

  private Phrase told(String key, Role role) {
    return Phrase.of(key + "." + basis.key(role), arg("n", basis.number(role)));
  }
}
