package io.augur.rules.effect;

import java.util.ArrayList;
import java.util.List;

/** A plain number for each role. */
public record Fixed(List<Share> shares) implements Basis {
  /** What somebody in this role suffers. */
  public record Share(Role role, int number) {
    public Share {
      if (number < 1) {
        throw new IllegalArgumentException("amount for " + role + " < 1: " + number);
      }
    }
  }

  public Fixed {
    shares = List.copyOf(shares);
  }

  Fixed with(Role role, int number) {
    if (covers(role)) {
      throw new IllegalArgumentException("amount for " + role + " is already " + number(role));
    }
    List<Share> more = new ArrayList<>(shares);
    more.add(new Share(role, number));
    return new Fixed(more);
  }

  @Override
  public boolean covers(Role role) {
    for (Share share : shares) {
      if (share.role() == role) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int number(Role role) {
    for (Share share : shares) {
      if (share.role() == role) {
        return share.number();
      }
    }
    throw new IllegalArgumentException("no amount for " + role + " in " + shares);
  }

  @Override
  public String key(Role role) {
    return role.key();
  }

  @Override
  public List<Term> terms(Victim victim) {
    return List.of(new Term.Base(sum(victim)));
  }

  @Override
  public int sum(Victim victim) {
    return number(victim.role());
  }
}
