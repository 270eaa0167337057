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
public final class Amount {
  private static final int FLOOR = 0;

  private final Basis basis;
  private final List<Modifier> modifiers;
  private final Shift[] shifts;

  private Amount(Basis basis, List<Modifier> modifiers) {
    this.basis = basis;
    this.modifiers = List.copyOf(modifiers);
    this.shifts = shifts(modifiers);
  }

  private static Shift[] shifts(List<Modifier> modifiers) {
    List<Shift> shifts = new ArrayList<>();
    for (Modifier modifier : modifiers) {
      if (modifier instanceof Shift shift) {
        shifts.add(shift);
      }
    }
    return shifts.toArray(new Shift[0]);
  }

  public Basis basis() {
    return basis;
  }

  /** What the advances change, in the order of the row. */
  public List<Modifier> modifiers() {
    return modifiers;
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
    return spares(victim) ? FLOOR : Math.min(Math.max(sum(victim), FLOOR), basis.most(victim));
  }

  public Result appliedTo(Victim victim) {
    if (basis instanceof Over over && over.spares(victim)) {
      Bound bound = new Bound(Bound.Kind.NOT_ABOVE, over.kept());
      return new Result(FLOOR, this, victim, List.of(bound));
    }
    return new Result(sum(victim), this, victim, List.of())
        .atLeast(FLOOR)
        .atMost(basis.most(victim));
  }

  private boolean spares(Victim victim) {
    return basis instanceof Over over && over.spares(victim);
  }

  /** What the terms come to. */
  int sum(Victim victim) {
    int sum = basis.sum(victim);
    for (Shift shift : shifts) {
      sum += shift.counts(victim) ? shift.number() : 0;
    }
    return sum;
  }

  /** The sum by which it comes to so much; of a victim who is spared, only what he holds. */
  List<Term> terms(Victim victim) {
    List<Term> first = basis.terms(victim);
    if (spares(victim)) {
      return first.subList(0, 1);
    }
    Term[] terms = first.toArray(new Term[first.size() + shifts.length]);
    int size = first.size();
    for (Shift shift : shifts) {
      if (shift.counts(victim)) {
        terms[size++] = shift;
      }
    }
    return List.of(Arrays.copyOf(terms, size));
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
