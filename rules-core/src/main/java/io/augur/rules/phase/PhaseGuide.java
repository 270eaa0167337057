package io.augur.rules.phase;

import io.augur.rules.table.Place;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The reference text of a phase or step, in the order of a turn. */
public enum PhaseGuide {
  SELECTION(Place.SELECTION, 6),
  RESOLUTION(Place.RESOLUTION, 4),
  MINOR(Place.MINOR_CALAMITIES, 3),
  MAJOR(Place.MAJOR_CALAMITIES, 10),
  SPECIAL_ABILITIES(Place.SPECIAL_ABILITIES, 5),
  SURPLUS(Place.SURPLUS, 3),
  ACQUISITION(Place.ACQUISITION, 4),
  MARKERS(Place.MARKERS, 3);

  private final String key = name().toLowerCase(Locale.ROOT);
  private final Place place;
  private final int paragraphs;

  PhaseGuide(Place place, int paragraphs) {
    this.place = place;
    this.paragraphs = paragraphs;
  }

  /** The one that tells of this place. */
  public static PhaseGuide of(Place place) {
    for (PhaseGuide guide : values()) {
      if (guide.place == place) {
        return guide;
      }
    }
    throw new IllegalArgumentException("no guide to phase: " + place);
  }

  public String key() {
    return key;
  }

  public Place place() {
    return place;
  }

  public Phrase title() {
    return Phrase.of("phase." + key + ".name");
  }

  public List<Phrase> paragraphs() {
    return List.of(
        IntStream.rangeClosed(1, paragraphs)
            .mapToObj(number -> Phrase.of("phase." + key + "." + number))
            .toArray(Phrase[]::new));
  }
}
