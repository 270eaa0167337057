package io.augur.rules.calamity;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Confidence;
import io.augur.rules.table.Ruling;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Locale;

/** What happens when the victim has not what a calamity aims at. */
public record NoTarget(Lack lack, Outcome outcome, Confidence confidence) {
  /** What the victim has not, or has not enough of. */
  public enum Lack {
    NO_CITY,
    NO_COASTAL_CITY,
    NO_COASTAL_UNITS,
    NO_CITY_BY_OPEN_SEA,
    NOT_MORE_THAN_KEPT,
    NOT_MORE_CITIES_THAN_KEPT,
    ENOUGH_SUPPORT,
    FEW_CARDS,
    LITTLE_FACE_VALUE,
    FEW_UNIT_POINTS,
    NEITHER_PLAIN_NOR_COAST,
    MARKER_AT_START;

    private final String key = name().toLowerCase(Locale.ROOT);

    public String key() {
      return key;
    }

    public Phrase phrase() {
      return Phrase.of("lack." + key);
    }
  }

  /** What becomes of the calamity then. */
  public enum Outcome {
    CANCELLED,
    CANCELLED_FOR_EVERYONE,
    /** As the table has settled it, before any advance is looked at. */
    AS_RULED,
    REST_HAPPENS,
    TAKES_WHAT_THERE_IS;

    private final String key = "no_target." + name().toLowerCase(Locale.ROOT);
  }

  List<Ruling> rulings() {
    return outcome == Outcome.AS_RULED ? List.of(Ruling.NO_TARGET) : List.of();
  }

  Phrase sentence() {
    return Phrase.of(outcome.key, arg("lack", lack.phrase()));
  }
}
