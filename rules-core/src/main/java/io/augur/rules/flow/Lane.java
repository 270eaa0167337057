package io.augur.rules.flow;

import io.augur.rules.table.Civilization;
import io.augur.rules.table.Order;
import java.util.List;

/** What one player has to do, step after step, while others do the same beside him. */
public final class Lane {
  private final Civilization player;
  private final int copy;
  private final Agenda steps;
  private final Civilization asked;

  private Lane(Civilization player, int copy, Agenda steps, Civilization asked) {
    this.player = player;
    this.copy = copy;
    this.steps = steps;
    this.asked = asked;
  }

  public Lane(Civilization player, int copy, List<Step> steps) {
    this(player, copy, Agenda.of(steps), player);
  }

  /** For the only copy of a calamity, or where there are no copies. */
  public static Lane of(Civilization player, Step... steps) {
    return new Lane(player, 0, List.of(steps));
  }

  Civilization player() {
    return player;
  }

  boolean isOver() {
    return steps.isEmpty();
  }

  /** Copy by copy, and in each in the order that the phase asks for. */
  boolean comesBefore(Lane other, Order order, Table table) {
    return copy < other.copy
        || (copy == other.copy
            && player != other.player
            && order.compare(table.player(player).standing(), table.player(other.player).standing())
                < 0);
  }

  /** The question that the lane rests on; a lane in a {@link Together} always rests on one. */
  Step.OfPlayer question() {
    return (Step.OfPlayer) steps.top();
  }

  /** Whether the next step goes on by itself. */
  boolean runs(Table table) {
    return !isOver() && steps.top().runs(table);
  }

  Progress.Went run(Table table, Telling telling) {
    return Game.run(steps.top(), table, telling);
  }

  Lane replacing(List<? extends Step> next) {
    return new Lane(player, copy, steps.replacing(next), player);
  }

  /** The lane as it rests at this table, so that it need not be looked up again who is asked. */
  Lane resting(Table table) {
    Civilization now = isOver() ? player : question().asked(table);
    return now == asked ? this : new Lane(player, copy, steps, now);
  }

  /** Who has to answer; almost always the player himself. */
  Civilization asked() {
    return asked;
  }
}
