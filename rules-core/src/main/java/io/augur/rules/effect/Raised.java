package io.augur.rules.effect;

import java.util.ArrayList;
import java.util.List;

/** What holds for the primary victim anyway, and what the calamity adds to it. */
public record Raised(Amount usual, int raise) implements Basis {
  @Override
  public boolean covers(Role role) {
    return role == Role.PRIMARY;
  }

  @Override
  public int number(Role role) {
    return raise;
  }

  @Override
  public String key(Role role) {
    return "raised";
  }

  @Override
  public int sum(Victim victim) {
    return usual.sum(victim) + raise;
  }

  @Override
  public List<Term> terms(Victim victim) {
    List<Term> terms = new ArrayList<>(usual.terms(victim));
    terms.add(new Term.Raise(raise));
    return terms;
  }
}
