package io.augur.rules.effect;

import java.util.List;

/** As many as the victim has, whatever that is. */
public record Rest(Tally tally) implements Basis {
  @Override
  public boolean covers(Role role) {
    return role != Role.FALLBACK;
  }

  @Override
  public int number(Role role) {
    throw new IllegalArgumentException("no number but the count of " + tally + ": " + role);
  }

  @Override
  public String key(Role role) {
    return "rest";
  }

  @Override
  public List<Tally> needs() {
    return List.of(tally);
  }

  @Override
  public int sum(Victim victim) {
    return victim.count(tally);
  }

  @Override
  public List<Term> terms(Victim victim) {
    return List.of(new Term.Held(tally, victim.count(tally)));
  }
}
