package io.augur.rules.reference;

import io.augur.rules.phase.PhaseGuide;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Epoch;
import io.augur.rules.table.TableSize;
import io.augur.rules.table.Track;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The numbers that a phase hangs on: limits for each size of table, demands of each epoch. */
final class Numbers {
  private Numbers() {}

  static List<Chapter> of(PhaseGuide phase) {
    return switch (phase) {
      case SELECTION -> List.of(Chapter.plain("limits", limits("page.limit.calamities")));
      case ACQUISITION -> List.of(Chapter.plain("limits", limits("page.limit.hand")));
      case MARKERS -> List.of(track(Track.BASIC), track(Track.EXPERT));
      default -> List.of();
    };
  }

  private static List<Phrase> limits(String key) {
    List<Phrase> limits = new ArrayList<>();
    for (TableSize size : TableSize.values()) {
      SortedMap<String, Integer> numbers = new TreeMap<>();
      numbers.put("fewest", size.fewest());
      numbers.put("most", size.most());
      numbers.put("calamities", size.calamityLimit());
      numbers.put("majors", size.majorLimit());
      numbers.put("hand", size.handLimit(Advances.none()));
      limits.add(Numbered.of(key, numbers));
    }
    return limits;
  }

  private static Chapter track(Track track) {
    List<Phrase> sentences = new ArrayList<>();
    for (Epoch epoch : Epoch.values()) {
      sentences.add(Demands.of(epoch, epoch.requirement(track)));
    }
    sentences.add(Phrase.of("track." + track.key() + ".end"));
    return new Chapter(Phrase.of("track." + track.key() + ".name"), Chapter.plain(sentences));
  }
}
