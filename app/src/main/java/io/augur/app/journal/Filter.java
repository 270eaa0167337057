package io.augur.app.journal;

import io.augur.rules.flow.Says;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Place;
import io.augur.rules.words.Phrase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Which lines of a journal are wanted: of one player or all, of one phase or all. */
record Filter(Optional<Civilization> player, Optional<Place> place) {
  /** As it was written down: by key and number, empty for all. */
  static Filter of(String player, String section) {
    return new Filter(
        Arrays.stream(Civilization.values()).filter(it -> it.key().equals(player)).findFirst(),
        Arrays.stream(Place.values()).filter(it -> it.section().equals(section)).findFirst());
  }

  boolean passes(Optional<Place> where) {
    return !place.isPresent() || place.equals(where);
  }

  boolean passes(Story.Line line, List<Phrase> notes) {
    return player.map(it -> name(it, line.words()) || name(it, notes)).orElse(true);
  }

  private static boolean name(Civilization player, List<Phrase> phrases) {
    String name = Says.of(player).key();
    return phrases.stream().anyMatch(phrase -> phrase.keys().contains(name));
  }
}
