package io.augur.app.reference;

import io.augur.rules.reference.Topic;
import io.augur.rules.table.Civilization;
import java.util.List;
import java.util.Optional;

/** What somebody wants to see of the reference: what he typed, and the pages he went through. */
record Asked(String query, Wanted wanted, List<String> trail, String player) {
  /** Stands in a trail where the list of all pages was in front. */
  static final String LIST = "";

  Asked {
    trail = List.copyOf(trail);
  }

  /** The page that was opened last, unless there is none of that name. */
  Optional<Topic> page() {
    for (int i = trail.size() - 1; i >= 0; i--) {
      Optional<Topic> topic = Topic.at(trail.get(i));
      if (topic.isPresent()) {
        return topic;
      }
    }
    return Optional.empty();
  }

  boolean showsList() {
    return trail.isEmpty() || !Topic.at(trail.get(trail.size() - 1)).isPresent();
  }

  boolean asksFor(Civilization civilization) {
    return player.equals(civilization.key());
  }
}
