package io.augur.rules.calamity;

import io.augur.rules.table.Place;
import io.augur.rules.table.TableSize;
import java.util.Locale;

/** One of the three kinds of calamity, in the order in which they are resolved. */
public enum Kind {
  MINOR(Place.MINOR_CALAMITIES, Reach.EITHER_BLOCK),
  MAJOR_NON_TRADEABLE(Place.MAJOR_CALAMITIES, Reach.OWN_BLOCK),
  MAJOR_TRADEABLE(Place.MAJOR_CALAMITIES, Reach.EITHER_BLOCK);

  private final String key = name().toLowerCase(Locale.ROOT);
  private final Place place;
  private final Reach reach;

  Kind(Place place, Reach reach) {
    this.place = place;
    this.reach = reach;
  }

  public String key() {
    return key;
  }

  /** Where the rules say how it is resolved. */
  public Place place() {
    return place;
  }

  /** From which block a beneficiary or a named secondary victim comes. */
  public Reach reach() {
    return reach;
  }

  public boolean tradeable() {
    return this != MAJOR_NON_TRADEABLE;
  }

  public boolean major() {
    return this != MINOR;
  }

  /** How many cards of each calamity of this kind are in play; none if it is left in the box. */
  public int copies(int players) {
    TableSize size = TableSize.of(players);
    return major() ? size.majorCopies() : size.minorCopies();
  }
}
