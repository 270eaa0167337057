package io.augur.app.reference;

import io.augur.app.R;
import io.augur.rules.reference.Topic;
import java.util.List;

/** Which pages are wanted: all, or those about one kind of thing. */
enum Wanted {
  ALL(R.string.reference_all, Topic.Kind.values()),
  CALAMITIES(R.string.reference_calamities, Topic.Kind.CALAMITY),
  ADVANCES(R.string.reference_advances, Topic.Kind.ADVANCE),
  PHASES(R.string.reference_phases, Topic.Kind.PHASE),
  TERMS(R.string.reference_terms, Topic.Kind.TERM);

  final int label;

  @SuppressWarnings("ImmutableEnumChecker") // a copied list of constants
  private final List<Topic.Kind> kinds;

  Wanted(int label, Topic.Kind... kinds) {
    this.label = label;
    this.kinds = List.of(kinds);
  }

  /** The heading for pages of this kind. */
  static Wanted of(Topic.Kind kind) {
    for (Wanted wanted : values()) {
      if (wanted.kinds.equals(List.of(kind))) {
        return wanted;
      }
    }
    throw new IllegalArgumentException("nobody wants: " + kind);
  }

  boolean has(Topic topic) {
    return kinds.contains(topic.kind());
  }
}
