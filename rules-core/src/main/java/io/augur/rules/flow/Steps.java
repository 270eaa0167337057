package io.augur.rules.flow;

import java.util.ArrayList;
import java.util.List;

/** Lists of steps, put together. */
final class Steps {
  private Steps() {}

  static List<Step> join(List<Step> first, List<Step> then) {
    if (first.isEmpty()) {
      return then;
    }
    List<Step> joined = new ArrayList<>(first.size() + then.size());
    joined.addAll(first);
    joined.addAll(then);
    return joined;
  }
}
