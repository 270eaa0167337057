package io.augur.rules.flow;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Civilization;
import io.augur.rules.table.Order;
import java.util.ArrayList;
import java.util.List;

/**
 * Several players' tasks, done in any order; whoever insists waits for those before him (9: players
 * may wait for their turn in A.S.T. order; 12: in the order of position).
 */
public final class Together implements Step.Asking {
  private final List<Lane> lanes;
  private final Order order;
  private final List<Civilization> insisting;

  private Together(List<Lane> lanes, Order order, List<Civilization> insisting) {
    this.lanes = List.copyOf(lanes);
    this.order = order;
    this.insisting = List.copyOf(insisting);
  }

  /** A step that lets the lanes run side by side until all of them are over. */
  public static Step.Automatic of(List<Lane> lanes) {
    return of(lanes, Order.RANKING);
  }

  /** The same, where those who insist wait in this order. */
  public static Step.Automatic of(List<Lane> lanes, Order order) {
    return (table, telling) -> new Together(lanes, order, List.of()).settled(table, lanes, telling);
  }

  /** A step that looks at every lane again. */
  Step.Automatic anew() {
    return (table, telling) -> settled(table, lanes, telling);
  }

  /** Runs every lane up to its next question, and again if that answered one of another lane. */
  @SuppressWarnings("ReferenceEquality") // the same table answers nothing that it did not before
  private Progress settled(Table table, List<Lane> next, Telling telling) {
    List<Lane> open = new ArrayList<>(next);
    Table now = table;
    Table before;
    do {
      before = now;
      for (int i = 0; i < open.size(); i++) {
        Lane lane = open.get(i);
        while (!lane.isOver() && Game.runs(lane.steps().get(0), now)) {
          Progress.Went went = Game.run(lane.steps().get(0), now, telling);
          now = went.table();
          lane = lane.replacing(went.next());
        }
        open.set(i, lane);
      }
    } while (now != before);
    open.removeIf(Lane::isOver);
    return open.isEmpty()
        ? Progress.to(now)
        : Progress.to(now, new Together(open, order, insisting));
  }

  @Override
  public Prompt prompt(Table table) {
    List<Prompt.Task> tasks = new ArrayList<>();
    for (Lane lane : lanes) {
      tasks.add(new Prompt.Task(lane.player(), lane.question().prompt(table), before(lane, table)));
    }
    return new Prompt.Tasks(tasks, mayInsist(table));
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (event instanceof Event.Insisted insisted) {
      return insist(insisted.player(), table);
    }
    if (!(event instanceof Event.By by)) {
      return everybody(event, table, telling);
    }
    for (int i = 0; i < lanes.size(); i++) {
      Lane lane = lanes.get(i);
      if (lane.question().asked(table) == by.player()) {
        List<Civilization> before = before(lane, table);
        Progress progress =
            before.isEmpty()
                ? lane.question().on(event, table, telling)
                : Progress.refused("refusal.waits", arg("player", Says.of(before.get(0))));
        if (progress instanceof Progress.Went went) {
          List<Lane> moved = new ArrayList<>(lanes);
          moved.set(i, lane.replacing(went.next()));
          return settled(went.table(), moved, telling);
        }
        return progress; // what else he is asked comes after this
      }
    }
    return Progress.refused("refusal.not_asked", arg("player", Says.of(by.player())));
  }

  /** What is said to everybody is said to each whose question it answers. */
  private Progress everybody(Event event, Table table, Telling telling) {
    List<Lane> moved = new ArrayList<>();
    Table now = table;
    for (Lane lane : lanes) {
      if (lane.question().on(event, now, telling) instanceof Progress.Went went) {
        now = went.table();
        moved.add(lane.replacing(went.next()));
      } else {
        moved.add(lane);
      }
    }
    return moved.equals(lanes)
        ? Progress.refused("refusal.tasks_open", arg("n", lanes.size()))
        : settled(now, moved, telling);
  }

  private Progress insist(Civilization player, Table table) {
    if (!mayInsist(table).contains(player)) {
      return Progress.refused("refusal.nobody_before", arg("player", Says.of(player)));
    }
    List<Civilization> more = new ArrayList<>(insisting);
    more.add(player);
    return Progress.to(table, new Together(lanes, order, more));
  }

  /** Who still has a task, does not wait yet, and has somebody to wait for. */
  private List<Civilization> mayInsist(Table table) {
    List<Civilization> players = new ArrayList<>();
    for (Lane lane : lanes) {
      boolean waits = insisting.contains(lane.player()) || players.contains(lane.player());
      if (!waits && lanes.stream().anyMatch(other -> other.comesBefore(lane, order, table))) {
        players.add(lane.player());
      }
    }
    return players;
  }

  /** Whom the lane waits for; nobody is asked in a later lane while an earlier one asks him. */
  private List<Civilization> before(Lane lane, Table table) {
    List<Civilization> before = new ArrayList<>();
    boolean insists = insisting.contains(lane.player());
    Civilization asked = lane.question().asked(table);
    for (Lane other : lanes) {
      boolean waits = insists || other.question().asked(table) == asked;
      if (waits && other.comesBefore(lane, order, table)) {
        before.add(other.player());
      }
    }
    return before;
  }
}
