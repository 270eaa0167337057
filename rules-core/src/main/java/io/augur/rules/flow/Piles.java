package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The calamity cards discarded in this turn, one pile for each number. */
public final class Piles {
  static final Piles EMPTY = new Piles(new int[Calamity.values().length]);

  private final int[] cards;

  private Piles(int[] cards) {
    this.cards = cards;
  }

  @SuppressWarnings("EnumOrdinal") // a place in an array, never stored
  Piles with(Calamity calamity) {
    int[] more = cards.clone();
    more[calamity.ordinal()]++;
    return new Piles(more);
  }

  @SuppressWarnings("EnumOrdinal") // a place in an array, never stored
  int count(Calamity calamity) {
    return cards[calamity.ordinal()];
  }

  /** The cards on the pile of this number, in the order of the catalogue. */
  @SuppressWarnings("EnumOrdinal") // a place in an array, never stored
  public List<Calamity> of(int stack) {
    List<Calamity> pile = new ArrayList<>();
    for (Calamity calamity : Calamity.values()) {
      for (int i = 0; calamity.row().stack() == stack && i < cards[calamity.ordinal()]; i++) {
        pile.add(calamity);
      }
    }
    return pile;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Piles that && Arrays.equals(cards, that.cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }

  @Override
  public String toString() {
    return Arrays.toString(cards);
  }
}
