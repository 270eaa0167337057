package io.augur.rules.flow;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Civilization;
import io.augur.rules.table.Order;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Several players' tasks, done in any order; whoever insists waits for those before him (9: players
 * may wait for their turn in A.S.T. order; 12: in the order of position).
 */
public final class Together implements Step.Asking {
  private final Lane[] lanes;
  private final Order order;
  private final List<Civilization> insisting;

  private Together(Lane[] lanes, Order order, List<Civilization> insisting) {
    this.lanes = lanes;
    this.order = order;
    this.insisting = insisting;
  }

  /** A step that lets the lanes run side by side until all of them are over. */
  public static Step.Automatic of(List<Lane> lanes) {
    return of(lanes, Order.RANKING);
  }

  /** The same, where those who insist wait in this order. */
  public static Step.Automatic of(List<Lane> lanes, Order order) {
    return new Together(lanes.toArray(new Lane[0]), order, List.of()).anew();
  }

  /** A step that looks at every lane again. */
  Step.Automatic anew() {
    return (table, telling) -> settled(lanes.clone(), 0, lanes.length, table, telling);
  }

  /**
   * Runs lanes up to their next questions, from this one on and in a circle: so many as do not rest
   * yet, and all others again whenever the table has changed, for that may answer a question.
   */
  @SuppressWarnings("ReferenceEquality") // the same table answers nothing that it did not before
  private Progress settled(Lane[] open, int from, int restless, Table table, Telling telling) {
    Table now = table;
    int left = restless;
    boolean finished = false;
    for (int i = from; left > 0; i = i + 1 < open.length ? i + 1 : 0) {
      Table before = now;
      Lane lane = open[i];
      while (lane.runs(now)) {
        Progress.Went went = lane.run(now, telling);
        now = went.table();
        lane = lane.replacing(went.next());
      }
      open[i] = lane.resting(now);
      finished |= lane.isOver();
      left = now == before ? left - 1 : open.length - 1;
    }
    Lane[] rest = finished ? unfinished(open) : open;
    return rest.length == 0
        ? Progress.to(now)
        : Progress.to(now, new Together(rest, order, insisting));
  }

  private static Lane[] unfinished(Lane[] lanes) {
    Lane[] unfinished = new Lane[lanes.length];
    int count = 0;
    for (Lane lane : lanes) {
      if (!lane.isOver()) {
        unfinished[count++] = lane;
      }
    }
    return Arrays.copyOf(unfinished, count);
  }

  @Override
  public Prompt prompt(Table table) {
    return new Prompt.Tasks(this, table);
  }

  List<Prompt.Task> tasks(Table table) {
    return new AbstractList<>() {
      @Override
      public Prompt.Task get(int index) {
        return new Prompt.Task(lanes[index], Together.this, table);
      }

      @Override
      public int size() {
        return lanes.length;
      }
    };
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // an answer often leaves the table as it is
  public Progress on(Event event, Table table, Telling telling) {
    if (event instanceof Event.Insisted insisted) {
      return insist(insisted.player(), table);
    }
    if (!(event instanceof Event.By by)) {
      return everybody(event, table, telling);
    }
    for (int i = 0; i < lanes.length; i++) {
      Lane lane = lanes[i];
      if (lane.asked() == by.player()) {
        List<Civilization> before = before(lane, table);
        Progress progress =
            before.isEmpty()
                ? lane.question().on(event, table, telling)
                : Progress.refused("refusal.waits", arg("player", Says.of(before.get(0))));
        if (progress instanceof Progress.Went went) {
          Lane[] moved = lanes.clone();
          moved[i] = lane.replacing(went.next());
          return went.table() == table
              ? settled(moved, i, 1, table, telling)
              : settled(moved, 0, moved.length, went.table(), telling);
        }
        return progress; // what else he is asked comes after this
      }
    }
    return Progress.refused("refusal.not_asked", arg("player", Says.of(by.player())));
  }

  /** What is said to everybody is said to each whose question it answers. */
  private Progress everybody(Event event, Table table, Telling telling) {
    Lane[] moved = lanes.clone();
    int answered = 0;
    Table now = table;
    for (int i = 0; i < moved.length; i++) {
      if (moved[i].question().on(event, now, telling) instanceof Progress.Went went) {
        now = went.table();
        moved[i] = moved[i].replacing(went.next());
        answered++;
      }
    }
    return answered == 0
        ? Progress.refused("refusal.tasks_open", arg("n", lanes.length))
        : settled(moved, 0, moved.length, now, telling);
  }

  private Progress insist(Civilization player, Table table) {
    if (!mayInsist(player, table)) {
      return Progress.refused("refusal.nobody_before", arg("player", Says.of(player)));
    }
    List<Civilization> more = new ArrayList<>(insisting);
    more.add(player);
    return Progress.to(table, new Together(lanes, order, more));
  }

  /** Who still has a task, does not wait yet, and has somebody to wait for. */
  List<Civilization> mayInsist(Table table) {
    List<Civilization> players = new ArrayList<>();
    for (Lane lane : lanes) {
      boolean waits = insisting.contains(lane.player()) || players.contains(lane.player());
      if (!waits && hasBefore(lane, table)) {
        players.add(lane.player());
      }
    }
    return players;
  }

  private boolean mayInsist(Civilization player, Table table) {
    for (Lane lane : lanes) {
      if (lane.player() == player && hasBefore(lane, table)) {
        return !insisting.contains(player);
      }
    }
    return false;
  }

  private boolean hasBefore(Lane lane, Table table) {
    for (Lane other : lanes) {
      if (other.comesBefore(lane, order, table)) {
        return true;
      }
    }
    return false;
  }

  /** Whom the lane waits for; nobody is asked in a later lane while an earlier one asks him. */
  List<Civilization> before(Lane lane, Table table) {
    List<Civilization> before = new ArrayList<>(0);
    boolean insists = !insisting.isEmpty() && insisting.contains(lane.player());
    for (Lane other : lanes) {
      boolean waits = insists || other.asked() == lane.asked();
      if (waits && other != lane && other.comesBefore(lane, order, table)) {
        before.add(other.player());
      }
    }
    return before;
  }
}
