package io.augur.rules.log;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Setup;
import io.augur.rules.flow.Table;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Credits;

/** Reads the lines of a checkpoint one by one and puts the table together. */
final class CheckpointReader {
  private static final int LAST_TURN = 999;

  private final int events;
  private Game game;
  private boolean over;

  private CheckpointReader(Table table, int events) {
    this.game = Turn.resume(table);
    this.events = events;
  }

  /** Reads the first line, "turn 4 begins after 512 events". */
  static CheckpointReader begin(Setup setup, Cursor in) {
    in.expect(Checkpoint.TURN);
    int turn = in.number();
    if (turn < 1 || turn > LAST_TURN) {
      throw Cursor.unreadable("log.no_turn", arg("n", turn));
    }
    in.expect(Checkpoint.BEGINS);
    int events = in.count(Noun.EVENT);
    in.expectEnd();
    if (events < 0) {
      throw Cursor.unreadable("log.no_number", arg("word", String.valueOf(events)));
    }
    Table table = Turn.begin(setup).table();
    while (table.turn() < turn) {
      table = table.nextTurn();
    }
    return new CheckpointReader(table, events);
  }

  /** Reads the next line; it may be the last. */
  void read(Cursor in) {
    if (in.accept(Checkpoint.STANDS)) {
      stands(in);
    } else if (in.accept(Checkpoint.CHOSEN)) {
      chosen(in);
    } else {
      fact(in);
    }
  }

  /** Whether the last line was read. */
  boolean isOver() {
    return over;
  }

  Game game() {
    return game;
  }

  int events() {
    return events;
  }

  private void fact(Cursor in) {
    if (!(EventText.read(in) instanceof Event.Fact fact)) {
      throw Cursor.unreadable("log.no_fact");
    }
    Outcome outcome = game.play(fact);
    if (outcome instanceof Outcome.Refused refused) {
      throw new Unreadable(refused.refusal().reason());
    }
    game = ((Outcome.Played) outcome).game();
  }

  private void chosen(Cursor in) {
    Civilization player = in.word(Vocabulary.CIVILIZATIONS);
    in.expect(' ');
    Advance from = in.word(Vocabulary.ADVANCES);
    Credits credits = Baskets.credits(in);
    in.expectEnd();
    try {
      Player chooser = game.table().player(player);
      resume(game.table().with(chooser.with(chooser.holding().choosing(from, credits))));
    } catch (IllegalArgumentException e) {
      throw Cursor.unreadable("log.no_credits", arg("word", from.key()));
    }
  }

  /** Forgets how the table was put together. */
  private void stands(Cursor in) {
    resume(game.table());
    if (in.accept(" #") && in.fingerprint() != Fingerprint.number(game)) {
      throw Cursor.unreadable("log.disagrees");
    }
    in.expectEnd();
    over = true;
  }

  private void resume(Table table) {
    game = Turn.resume(table);
  }
}
