package io.augur.rules.log;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.table.Civilization;

/** A card that was entered into somebody's hand, and what the table has learnt of it since. */
final class Held {
  private final Civilization holder;
  private final Calamity calamity;
  private final Giver giver;
  private boolean named;
  private boolean given;
  private boolean gathered;

  Held(Civilization holder, Calamity calamity, Giver giver) {
    this.holder = holder;
    this.calamity = calamity;
    this.giver = giver;
  }

  Calamity calamity() {
    return calamity;
  }

  boolean is(Calamity name, Giver from) {
    return calamity == name && giver.equals(from);
  }

  /** It was revealed, or discarded for all to see. */
  void name() {
    named = true;
  }

  /** Its beneficiary was named, so it is known who gave it. */
  void give() {
    given = true;
  }

  /** It lay in the hand when phase 8 began; when it came there is nobody's business. */
  void gather() {
    gathered = true;
  }

  boolean isGathered() {
    return gathered;
  }

  boolean isNamed() {
    return named;
  }

  /** Who gave it, as far as the table knows. */
  Giver giver() {
    return given ? giver : Giver.UNKNOWN;
  }

  /** That it was entered, as far as the table knows it. */
  Event.Holds event() {
    return new Event.Holds(holder, calamity, giver());
  }
}
