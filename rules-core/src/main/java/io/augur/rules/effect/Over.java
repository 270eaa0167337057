package io.augur.rules.effect;

import io.augur.rules.table.Reading;
import io.augur.rules.table.Ruling;
import java.util.List;

/** All that the primary victim has above what he keeps. */
public record Over(Tally tally, int kept, List<Case> cases) implements Basis {
  /** What a victim suffers who has no more than he keeps but whose advances make it worse. */
  public enum Shortfall {
    /** Nothing, whatever the advances. */
    NOTHING,
    /** What the sum says: the missing pieces still count for him. */
    SUM,
    /** What the advances add to nothing. */
    FROM_ZERO
  }

  /** How a table that reads the rules so counts. */
  public record Case(Reading reading, Shortfall shortfall) {}

  public Over {
    cases = List.copyOf(cases);
  }

  public static Case when(Reading reading, Shortfall shortfall) {
    return new Case(reading, shortfall);
  }

  @Override
  public boolean covers(Role role) {
    return role == Role.PRIMARY;
  }

  @Override
  public int number(Role role) {
    return kept;
  }

  @Override
  public String key(Role role) {
    return "above";
  }

  @Override
  public List<Tally> needs() {
    return List.of(tally);
  }

  @Override
  public List<Ruling> rulings() {
    return List.of(
        cases.stream().map(it -> it.reading().ruling()).distinct().toArray(Ruling[]::new));
  }

  @Override
  public int sum(Victim victim) {
    return countsFromZero(victim) ? 0 : victim.count(tally) - kept;
  }

  @Override
  public List<Term> terms(Victim victim) {
    int held = victim.count(tally);
    return countsFromZero(victim)
        ? List.of(new Term.FromZero(tally, held, kept))
        : List.of(new Term.Held(tally, held), new Term.Kept(kept));
  }

  private boolean countsFromZero(Victim victim) {
    return victim.count(tally) < kept && shortfall(victim) == Shortfall.FROM_ZERO;
  }

  @Override
  public int most(Victim victim) {
    return victim.count(tally);
  }

  /** Whether he has too little for anything to happen. */
  boolean spares(Victim victim) {
    return victim.count(tally) <= kept && shortfall(victim) == Shortfall.NOTHING;
  }

  private Shortfall shortfall(Victim victim) {
    for (Case one : cases) {
      if (victim.rulings().has(one.reading())) {
        return one.shortfall();
      }
    }
    throw new IllegalStateException("no reading of " + rulings() + " for " + victim.rulings());
  }
}
