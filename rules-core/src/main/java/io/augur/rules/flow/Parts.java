package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Who had to do with the calamities of a turn; what is asked for most is found by calamity. */
final class Parts {
  static final Parts NONE = new Parts();

  private final Part last;
  private final Parts before;
  private final int size;
  private final List<List<Part>> ofCalamities;

  @SuppressWarnings("NullAway") // without any part there is no last one
  private Parts() {
    last = null;
    before = this;
    size = 0;
    ofCalamities = Collections.nCopies(Calamity.values().length, List.of());
  }

  private Parts(Part last, Parts before) {
    this.last = last;
    this.before = before;
    this.size = before.size + 1;
    this.ofCalamities = new ArrayList<>(before.ofCalamities);
    this.ofCalamities.set(row(last.calamity()), joined(before.of(last.calamity()), last));
  }

  private static List<Part> joined(List<Part> parts, Part last) {
    Part[] more = parts.toArray(new Part[parts.size() + 1]);
    more[parts.size()] = last;
    return List.of(more);
  }

  Parts with(Part part) {
    return new Parts(part, this);
  }

  /** Those of one calamity, in the order in which they came about. */
  List<Part> of(Calamity calamity) {
    return ofCalamities.get(row(calamity));
  }

  /** All of them, in the order in which they came about. */
  List<Part> list() {
    Part[] parts = new Part[size];
    for (Parts it = this; it.size > 0; it = it.before) {
      parts[it.size - 1] = it.last;
    }
    return Collections.unmodifiableList(Arrays.asList(parts));
  }

  @SuppressWarnings("EnumOrdinal") // a place in a list, never stored
  private static int row(Calamity calamity) {
    return calamity.ordinal();
  }
}
