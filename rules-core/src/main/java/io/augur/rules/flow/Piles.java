package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.table.Block;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The calamity cards discarded in this turn, one pile for each number. */
public final class Piles {
  private static final int BLOCKS = Block.values().length;
  static final Piles EMPTY = new Piles(new int[BLOCKS * Calamity.values().length]);

  private final int[] cards;

  private Piles(int[] cards) {
    this.cards = cards;
  }

  /** With one card more, discarded by somebody of this block. */
  Piles with(Calamity calamity, Block block) {
    int[] more = cards.clone();
    more[place(calamity, block)]++;
    return new Piles(more);
  }

  int count(Calamity calamity, Block block) {
    return cards[place(calamity, block)];
  }

  @SuppressWarnings("EnumOrdinal") // a place in an array, never stored
  private static int place(Calamity calamity, Block block) {
    return BLOCKS * calamity.ordinal() + block.ordinal();
  }

  /** The cards on the pile of this number, in the order of the catalogue. */
  public List<Calamity> of(int stack) {
    List<Calamity> pile = new ArrayList<>();
    for (Calamity calamity : Calamity.values()) {
      if (calamity.row().stack() == stack) {
        int copies = count(calamity, Block.WEST) + count(calamity, Block.EAST);
        pile.addAll(Collections.nCopies(copies, calamity));
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
