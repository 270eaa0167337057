package io.augur.rules.reference;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.CallingOrder;
import io.augur.rules.calamity.Glossary;
import io.augur.rules.phase.PhaseGuide;
import io.augur.rules.table.Advance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Something that the reference has a page about; its path is like "calamity/famine". */
public record Topic(Kind kind, String key) {
  private static final List<Topic> ALL = gathered();

  /** What a page can be about. */
  public enum Kind {
    CALAMITY,
    ADVANCE,
    PHASE,
    TERM;

    private final String key = name().toLowerCase(Locale.ROOT);

    public String key() {
      return key;
    }
  }

  public static Topic of(Calamity calamity) {
    return new Topic(Kind.CALAMITY, calamity.key());
  }

  public static Topic of(Advance advance) {
    return new Topic(Kind.ADVANCE, advance.key());
  }

  /** A phase goes by its number in the rules: "9a". */
  public static Topic of(PhaseGuide phase) {
    return new Topic(Kind.PHASE, phase.place().section().toLowerCase(Locale.ROOT));
  }

  public static Topic of(Glossary term) {
    return new Topic(Kind.TERM, term.key());
  }

  /** The topic with this path, if there is one. */
  public static Optional<Topic> at(String path) {
    return ALL.stream().filter(topic -> topic.path().equals(path)).findFirst();
  }

  /** All topics: calamities as they are called, advances and terms by name, phases in order. */
  public static List<Topic> all() {
    return ALL;
  }

  public String path() {
    return kind.key() + "/" + key;
  }

  private static List<Topic> gathered() {
    List<Topic> all = new ArrayList<>();
    Arrays.stream(Calamity.values())
        .sorted(CallingOrder.CALLING)
        .forEach(calamity -> all.add(of(calamity)));
    Arrays.stream(Advance.values()).forEach(advance -> all.add(of(advance)));
    Arrays.stream(PhaseGuide.values()).forEach(phase -> all.add(of(phase)));
    Arrays.stream(Glossary.values()).forEach(term -> all.add(of(term)));
    return List.copyOf(all);
  }
}
