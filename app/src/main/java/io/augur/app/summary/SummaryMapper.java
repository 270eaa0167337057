package io.augur.app.summary;

import io.augur.app.summary.SummaryUiState.Changed;
import io.augur.app.summary.SummaryUiState.Discarded;
import io.augur.app.summary.SummaryUiState.Lost;
import io.augur.app.summary.SummaryUiState.Struck;
import io.augur.app.ui.Stretch;
import io.augur.app.ui.Timing;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Part;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.Phase;
import io.augur.rules.view.TableView;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** From what has been played to its summary. */
final class SummaryMapper {
  private SummaryMapper() {}

  /** The calamities of this turn, or of the last one while the next has not begun. */
  static Optional<Stretch> calamities(Game game) {
    return Stretch.last(game, SummaryMapper::isCalamities);
  }

  private static boolean isCalamities(Game game) {
    Phase phase = Phase.of(game);
    return phase.compareTo(Phase.SELECTION) >= 0 && phase.compareTo(Phase.MAJOR) <= 0;
  }

  /** The times are those of the events behind the first state, as many as are known. */
  static SummaryUiState map(Stretch turn, List<Instant> times) {
    return new SummaryUiState.Told(
        turn.before().table().turn(),
        struck(turn),
        lost(turn),
        drawn(turn),
        Timing.of(turn.states(), times));
  }

  private static List<Struck> struck(Stretch turn) {
    List<Part> parts = TableView.of(turn.end()).parts();
    Set<Calamity> calamities = new LinkedHashSet<>();
    parts.forEach(part -> calamities.add(part.calamity()));
    List<Struck> struck = new ArrayList<>();
    for (Calamity calamity : calamities) {
      struck.add(
          new Struck(
              calamity,
              who(parts, calamity, Part.As.PRIMARY_VICTIM),
              who(parts, calamity, Part.As.SECONDARY_VICTIM),
              who(parts, calamity, Part.As.BENEFICIARY)));
    }
    return struck;
  }

  private static List<Civilization> who(List<Part> parts, Calamity calamity, Part.As as) {
    Set<Civilization> players = new LinkedHashSet<>();
    for (Part part : parts) {
      if (part.calamity() == calamity && part.as() == as) {
        players.add(part.player());
      }
    }
    return List.copyOf(players);
  }

  private static List<Lost> lost(Stretch turn) {
    List<Lost> lost = new ArrayList<>();
    for (Civilization player : turn.end().table().setup().civilizations()) {
      List<Changed> changes = new ArrayList<>();
      for (Count count : Count.values()) {
        int before = firstKnown(turn, player, count);
        int now = turn.end().table().player(player).counts().of(count);
        if (before != now) {
          changes.add(new Changed(count, before, now));
        }
      }
      if (!changes.isEmpty()) {
        lost.add(new Lost(player, List.copyOf(changes)));
      }
    }
    return lost;
  }

  /** What was counted only on the way stood there before as well. */
  private static int firstKnown(Stretch turn, Civilization player, Count count) {
    for (Game state : turn.states()) {
      int number = state.table().player(player).counts().of(count);
      if (number != Count.UNKNOWN) {
        return number;
      }
    }
    return Count.UNKNOWN;
  }

  private static List<Discarded> drawn(Stretch turn) {
    List<Discarded> drawn = new ArrayList<>();
    for (Game state : turn.states()) {
      state
          .last()
          .filter(Event.Drew.class::isInstance)
          .map(Event.Drew.class::cast)
          .ifPresent(drew -> drawn.add(new Discarded(drew.player(), drew.calamity())));
    }
    return drawn;
  }
}
