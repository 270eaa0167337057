package io.augur.rules.log;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Reads of a prompt what the screen of the one who answers next shows: his options, what he can't
 * choose and why, and how a number came about. Of the others it reads only who they are; prices are
 * read by {@link #readPrices}.
 */
final class Screen {
  private final Blackhole hole;

  Screen(Blackhole hole) {
    this.hole = hole;
  }

  void read(Prompt prompt, Event answer) {
    if (prompt instanceof Prompt.Tasks tasks) {
      for (Prompt.Task task : tasks.tasks()) {
        hole.consume(task.player());
        if (answer instanceof Event.By by && task.player() == by.player()) {
          hole.consume(task.waitsFor());
          read(task.prompt(), answer);
        }
      }
    } else if (prompt instanceof Prompt.Lose lose) {
      hole.consume(lose.much().trace());
    } else if (prompt instanceof Prompt.Annex annex) {
      hole.consume(annex.much().trace());
    } else if (prompt instanceof Prompt.Discard discard) {
      hole.consume(discard.worth().trace());
    }
    hole.consume(prompt);
  }

  /** Every price of the one who buys next, with its reasons. */
  void readPrices(Prompt prompt, Event answer) {
    if (prompt instanceof Prompt.Tasks tasks && answer instanceof Event.Bought bought) {
      for (Prompt.Task task : tasks.tasks()) {
        if (task.player() == bought.player() && task.prompt() instanceof Prompt.Buy buy) {
          hole.consume(buy.prices());
        }
      }
    }
  }
}
