package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;

/** A calamity card in somebody's hand. */
public record Card(Calamity calamity, Giver giver, Face face) {
  /** Whether the table may know the card. */
  public enum Face {
    DOWN,
    UP
  }

  public static Card hidden(Calamity calamity, Giver giver) {
    return new Card(calamity, giver, Face.DOWN);
  }

  public boolean revealed() {
    return face == Face.UP;
  }

  Card turnedUp() {
    return new Card(calamity, giver, Face.UP);
  }
}
