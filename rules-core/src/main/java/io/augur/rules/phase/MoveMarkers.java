package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** The table confirms, for one marker or for all that are left, how they move. */
record MoveMarkers(List<Civilization> left) implements Step.OfTable {
  MoveMarkers {
    left = List.copyOf(left);
  }

  @Override
  public boolean answeredBy(Table table) {
    return left.isEmpty();
  }

  @Override
  public Prompt prompt(Table table) {
    List<Prompt.Markers.Proposal> proposals = new ArrayList<>();
    for (Civilization player : left) {
      proposals.add(stride(player, table).proposal());
    }
    return new Prompt.Markers(proposals);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (event instanceof Event.WentOn) {
      Table now = table;
      for (Civilization player : left) {
        now = moved(player, stride(player, now).steps(), now, telling);
      }
      return Progress.to(now);
    }
    return event instanceof Event.Moved moved && left.contains(moved.player())
        ? move(moved, table, telling)
        : Progress.refused("refusal.markers_first");
  }

  /** As proposed, or not at all if the table knows better. */
  private Progress move(Event.Moved moved, Table table, Telling telling) {
    Stride stride = stride(moved.player(), table);
    if (moved.steps() != 0 && moved.steps() != stride.steps()) {
      return Progress.refused(
          "refusal.marker",
          arg("player", Says.of(moved.player())),
          arg("epoch", Phrase.of("epoch." + stride.epoch().key() + ".name")));
    }
    List<Civilization> rest = new ArrayList<>(left);
    rest.remove(moved.player());
    return Progress.to(moved(moved.player(), moved.steps(), table, telling), new MoveMarkers(rest));
  }

  private static Table moved(Civilization player, int steps, Table table, Telling telling) {
    Table moved = table.plus(player, Count.POSITION, steps);
    if (steps != 0) {
      if (telling.listens()) {
        telling.say(
            Phrase.of(
                steps > 0 ? "told.marker_forward" : "told.marker_back",
                arg("player", Says.of(player)),
                arg("n", moved.player(player).counts().position())));
      }
    }
    if (steps > 0 && stride(player, moved).inLastEpoch()) {
      if (telling.listens()) {
        telling.say(Phrase.of("track." + table.setup().track().key() + ".end"));
      }
    }
    return moved;
  }

  private static Stride stride(Civilization player, Table table) {
    return new Stride(table.player(player), table.setup().track());
  }
}
