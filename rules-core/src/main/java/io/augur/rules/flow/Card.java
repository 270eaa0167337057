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

  /** Written out for the sake of a fresh JVM, as with {@link Giver}. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Card that
        && calamity == that.calamity
        && face == that.face
        && giver.equals(that.giver);
  }

  @Override
  public int hashCode() {
    return 31 * calamity.hashCode() + giver.hashCode();
  }

  public boolean revealed() {
    return face == Face.UP;
  }

  Card turnedUp() {
    return new Card(calamity, giver, Face.UP);
  }
}
