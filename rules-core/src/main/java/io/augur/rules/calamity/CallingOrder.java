package io.augur.rules.calamity;

import java.util.Comparator;

/** The order in which calamities are resolved: minor ones first, by stack, then major ones. */
public final class CallingOrder implements Comparator<Calamity> {
  public static final CallingOrder CALLING = new CallingOrder();

  private CallingOrder() {}

  @Override
  public int compare(Calamity one, Calamity other) {
    Row first = one.row();
    Row second = other.row();
    int order = first.kind().place().compareTo(second.kind().place());
    order = order != 0 ? order : first.stack() - second.stack();
    // 9B: in one stack the non-tradeable calamity is called before the tradeable one.
    return order != 0 ? order : first.kind().compareTo(second.kind());
  }
}
