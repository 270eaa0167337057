package io.augur.rules.cli;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Game;
import io.augur.rules.log.History;
import io.augur.rules.log.Replay;
import io.augur.rules.view.Journal;
import io.augur.rules.view.PromptPage;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.io.PrintStream;

/** Prints the journal of a log and what is asked at its end. */
final class ReplayCommand {
  private final Words words;
  private final PrintStream out;

  ReplayCommand(Words words, PrintStream out) {
    this.words = words;
    this.out = out;
  }

  void run(LogFile file) throws Mistake {
    Replay replay = Replay.of(file.text());
    if (replay instanceof Replay.Nothing nothing) {
      throw new Mistake(LogFile.said(nothing.fault()));
    }
    if (replay instanceof Replay.UpTo upTo) {
      print(upTo.history());
      throw new Mistake(LogFile.said(upTo.fault()));
    }
    print(((Replay.Whole) replay).history());
  }

  /** The good part is worth reading even where the rest is not. */
  private void print(History history) {
    int turn = 0;
    for (int i = 0; i <= history.size(); i++) {
      Game game = history.state(i);
      if (i > 0) {
        told(game);
      }
      if (game.table().turn() != turn) {
        turn = game.table().turn();
        out.println(words.text("cli.turn", arg("n", turn)));
      }
    }
    page(history.now());
  }

  void told(Game game) {
    for (Phrase line : Journal.of(game)) {
      out.println("  " + words.say(line));
    }
  }

  void page(Game game) {
    new PageText(words, out).print(PromptPage.of(game));
  }
}
