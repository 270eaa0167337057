package io.augur.rules.calamity;

import java.util.Comparator;

/** The order in which calamities are resolved: minor ones first, by stack, then major ones. */
public final class CallingOrder implements Comparator<Calamity> {
  public static final CallingOrder CALLING = new CallingOrder();

  // 9B: in one stack the non-tradeable calamity is called before the tradeable one.
  private static final Comparator<Calamity> ORDER =
      Comparator.comparing((Calamity calamity) -> calamity.row().kind().place())
          .thenComparing(calamity -> calamity.row().stack())
          .thenComparing(calamity -> calamity.row().kind());

  private CallingOrder() {}

  @Override
  public int compare(Calamity one, Calamity other) {
    return ORDER.compare(one, other);
  }
}
