package io.augur.app.table;

import io.augur.app.ui.Entering;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.SeatView;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Changes to one player's facts that nobody has saved yet. */
record SeatDraft(Map<Count, Integer> counts, Advances toggled) {
  static final SeatDraft NONE = new SeatDraft(Map.of(), Advances.none());

  SeatDraft {
    counts = Map.copyOf(counts);
  }

  SeatDraft count(Count count, int number) {
    Map<Count, Integer> more = new EnumMap<>(Count.class);
    more.putAll(counts);
    if (number == Count.UNKNOWN) {
      more.remove(count);
    } else {
      more.put(count, number);
    }
    return new SeatDraft(more, toggled);
  }

  SeatDraft toggle(Advance advance) {
    return new SeatDraft(
        counts, toggled.has(advance) ? toggled.without(advance) : toggled.with(advance));
  }

  int shown(Count count, Counts known) {
    Integer changed = counts.get(count);
    return changed == null ? known.of(count) : changed;
  }

  Advances owned(Advances known) {
    return known.with(toggled).without(known.and(toggled));
  }

  /** What saving tells the game; what gets smaller comes first, since tokens share one stock. */
  List<Event> events(SeatView seat, Game game) {
    Civilization player = seat.seat().civilization();
    List<Event.Has> changed = new ArrayList<>();
    for (Count count : Count.values()) {
      if (shown(count, seat.counts()) != seat.counts().of(count)) {
        changed.add(new Event.Has(player, count, shown(count, seat.counts())));
      }
    }
    changed.sort(Comparator.comparingInt(has -> has.number() - seat.counts().of(has.count())));
    List<Event> events = new ArrayList<>();
    changed.forEach(has -> events.add(Entering.of(has, game)));
    for (Advance advance : toggled.list()) {
      events.add(
          Entering.of(
              seat.advances().has(advance)
                  ? new Event.Lacks(player, advance)
                  : new Event.Owns(player, advance),
              game));
    }
    return events;
  }

  /** Why a count can't be what it would become, for each that can't. */
  Map<Count, Phrase> problems(SeatView seat, Game game) {
    Map<Count, Phrase> problems = new EnumMap<>(Count.class);
    Game now = game;
    for (Event event : events(seat, game)) {
      Outcome outcome = now.play(event);
      if (outcome instanceof Outcome.Played played) {
        now = played.game();
      } else {
        count(event)
            .ifPresent(
                count -> problems.put(count, ((Outcome.Refused) outcome).refusal().reason()));
      }
    }
    return problems;
  }

  private static Optional<Count> count(Event event) {
    Event fact = event instanceof Event.Corrected corrected ? corrected.fact() : event;
    return fact instanceof Event.Has has ? Optional.of(has.count()) : Optional.empty();
  }
}
