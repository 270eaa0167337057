package io.augur.rules.table;

import static io.augur.rules.table.Confidence.LOW;
import static io.augur.rules.table.Confidence.MEDIUM;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** A question that the rules leave open and a table may settle in its own way. */
public enum Ruling {
  MAJOR_LIMIT_DRAW(Place.SELECTION, LOW),
  FEW_SECONDARY_VICTIMS(Place.RESOLUTION, LOW),
  NO_TARGET(Place.MAJOR_CALAMITIES, MEDIUM),
  FLOOD_ON_THE_COAST(Place.MAJOR_CALAMITIES, MEDIUM),
  SMALL_CIVIL_WAR(Place.MAJOR_CALAMITIES, LOW),
  ANNEXED_POINTS(Place.MAJOR_CALAMITIES, LOW),
  SMALL_CIVIL_DISORDER(Place.MAJOR_CALAMITIES, LOW),
  HERESY_OF_OTHERS(Place.MAJOR_CALAMITIES, MEDIUM);

  private final String key = name().toLowerCase(Locale.ROOT);
  private final Place place;
  private final Confidence confidence;

  Ruling(Place place, Confidence confidence) {
    this.place = place;
    this.confidence = confidence;
  }

  /** The ruling's stable name in logs and resources. */
  public String key() {
    return key;
  }

  public Place place() {
    return place;
  }

  /** How sure the sources make us of the standard reading. */
  public Confidence confidence() {
    return confidence;
  }

  /** All ways to settle it, the standard one first. */
  public List<Reading> readings() {
    List<Reading> readings = new ArrayList<>();
    for (Reading reading : Reading.values()) {
      if (reading.ruling() == this) {
        readings.add(reading);
      }
    }
    return Collections.unmodifiableList(readings);
  }

  /** The way it is settled unless the table says otherwise. */
  public Reading standard() {
    return readings().get(0);
  }
}
