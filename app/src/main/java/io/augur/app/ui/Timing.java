package io.augur.app.ui;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Game;
import io.augur.rules.table.Place;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How long a table took: each phase from 8 to 13, and each calamity of phase 9B. Minor calamities
 * are resolved all at once, so that only their phase has a time.
 */
public record Timing(Map<Place, Duration> phases, Map<Calamity, Duration> calamities) {
  public static final Timing UNKNOWN = new Timing(Map.of(), Map.of());

  /** Whoever thinks longer about one tap has gone to eat, or to bed. */
  static final Duration LONGEST = Duration.ofMinutes(30);

  public Timing {
    phases = Collections.unmodifiableMap(new LinkedHashMap<>(phases));
    calamities = Collections.unmodifiableMap(new LinkedHashMap<>(calamities));
  }

  /**
   * A step takes as long as the table rested on the question before it. The times are those at
   * which the states behind the first were stored, as many as are known.
   */
  public static Timing of(List<Game> states, List<Instant> stored) {
    Map<Place, Duration> phases = new LinkedHashMap<>();
    Map<Calamity, Duration> calamities = new LinkedHashMap<>();
    for (int i = 1; i < states.size() - 1 && i < stored.size(); i++) {
      Game state = states.get(i);
      Duration took = step(stored.get(i - 1), stored.get(i));
      state.place().ifPresent(place -> phases.merge(place, took, Duration::plus));
      PresentCalamity.of(state).ifPresent(it -> calamities.merge(it, took, Duration::plus));
    }
    return new Timing(phases, calamities);
  }

  /** A pause is no step, and neither is what a clock that was set back has measured. */
  private static Duration step(Instant from, Instant to) {
    Duration took = Duration.between(from, to);
    return took.isNegative() || took.compareTo(LONGEST) > 0 ? Duration.ZERO : took;
  }

  public Duration total() {
    Duration total = Duration.ZERO;
    for (Duration phase : phases.values()) {
      total = total.plus(phase);
    }
    return total;
  }

  /** All lines of a game that was copied or imported were stored at the same time. */
  public boolean isKnown() {
    return !total().isZero();
  }
}
