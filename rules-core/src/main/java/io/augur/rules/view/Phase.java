package io.augur.rules.view;

import io.augur.rules.flow.Game;
import io.augur.rules.table.Place;
import java.util.Locale;
import java.util.Optional;

/** How far a turn has come; the phases stand in their order. */
@SuppressWarnings("ImmutableEnumChecker") // an optional enum is immutable
public enum Phase {
  GATHERING(Optional.empty()),
  SELECTION(Place.SELECTION),
  MINOR(Place.MINOR_CALAMITIES),
  MAJOR(Place.MAJOR_CALAMITIES),
  ABILITIES(Place.SPECIAL_ABILITIES),
  SURPLUS(Place.SURPLUS),
  ACQUISITION(Place.ACQUISITION),
  MARKERS(Place.MARKERS),
  /** The whole game is over. */
  OVER(Optional.empty());

  private static final Phase[] ALL = values();

  private final String key = name().toLowerCase(Locale.ROOT);
  private final Optional<Place> place;

  Phase(Optional<Place> place) {
    this.place = place;
  }

  Phase(Place place) {
    this(Optional.of(place));
  }

  public String key() {
    return key;
  }

  /** Where the rules tell of it; nowhere before phase 8 and after the end. */
  public Optional<Place> place() {
    return place;
  }

  /** The number of the phase as the rules print it; none before phase 8 and after the end. */
  public String section() {
    return place.map(Place::section).orElse("");
  }

  public static Phase of(Game game) {
    if (game.isOver()) {
      return OVER;
    }
    Optional<Place> place = game.place();
    for (Phase phase : ALL) {
      if (phase.place.equals(place)) {
        return phase;
      }
    }
    throw new IllegalStateException("no phase for: " + place);
  }
}
