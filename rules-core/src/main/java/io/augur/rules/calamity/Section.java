package io.augur.rules.calamity;

import io.augur.rules.words.Phrase;
import java.util.List;

/** A part of a reference page under a heading. */
public record Section(String key, List<Line> lines) {
  public Section {
    lines = List.copyOf(lines);
  }

  public Phrase heading() {
    return Phrase.of("page." + key);
  }
}
