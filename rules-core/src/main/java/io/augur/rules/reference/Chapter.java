package io.augur.rules.reference;

import io.augur.rules.calamity.Line;
import io.augur.rules.calamity.Mark;
import io.augur.rules.words.Phrase;
import java.util.List;

/** A part of a page under a heading. */
public record Chapter(Phrase heading, List<Line> lines) {
  public Chapter {
    lines = List.copyOf(lines);
  }

  static Chapter of(String key, List<Line> lines) {
    return new Chapter(Phrase.of("page." + key), lines);
  }

  static Chapter plain(String key, List<Phrase> sentences) {
    return of(key, plain(sentences));
  }

  static List<Line> plain(List<Phrase> sentences) {
    return List.of(sentences.stream().map(it -> new Line(Mark.NONE, it)).toArray(Line[]::new));
  }
}
