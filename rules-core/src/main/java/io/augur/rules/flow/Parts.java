package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;
import java.util.Arrays;
import java.util.List;

/** Who had to do with the calamities of a turn; what is asked for most is found by calamity. */
final class Parts {
  static final Parts NONE = new Parts();

  private final Part last;
  private final Parts before;
  private final int size;
  private final Part[][] ofCalamities;

  @SuppressWarnings("NullAway") // without any part there is no last one
  private Parts() {
    last = null;
    before = this;
    size = 0;
    ofCalamities = new Part[Calamity.values().length][0];
  }

  private Parts(Part last, Parts before) {
    this.last = last;
    this.before = before;
    this.size = before.size + 1;
    this.ofCalamities = before.ofCalamities.clone();
    int row = row(last.calamity());
    this.ofCalamities[row] = joined(before.ofCalamities[row], last);
  }

  private static Part[] joined(Part[] parts, Part last) {
    Part[] more = Arrays.copyOf(parts, parts.length + 1);
    more[parts.length] = last;
    return more;
  }

  Parts with(Part part) {
    return new Parts(part, this);
  }

  /** Those of one calamity, in the order in which they came about. */
  List<Part> of(Calamity calamity) {
    return new Fixed<>(ofCalamities[row(calamity)]);
  }

  /** All of them, in the order in which they came about. */
  List<Part> list() {
    Part[] parts = new Part[size];
    for (Parts it = this; it.size > 0; it = it.before) {
      parts[it.size - 1] = it.last;
    }
    return new Fixed<>(parts);
  }

  @SuppressWarnings("EnumOrdinal") // a place in a list, never stored
  private static int row(Calamity calamity) {
    return calamity.ordinal();
  }
}
