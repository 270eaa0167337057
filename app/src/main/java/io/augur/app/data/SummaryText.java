package io.augur.app.data;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Game;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Seat;
import io.augur.rules.log.History;
import io.augur.rules.view.Journal;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;

/** A game told in words for everybody, up to where it stands. */
final class SummaryText {
  private SummaryText() {}

  static String of(String name, History history, Language language) {
    Words words = Words.in(language);
    StringBuilder out = new StringBuilder(name).append("\n\n");
    for (Seat seat : history.setup().seats()) {
      out.append(words.say(Says.of(seat.civilization())));
      out.append(seat.player().isEmpty() ? "\n" : ": " + seat.player() + "\n");
    }
    int turn = 0;
    for (int i = history.start(); i <= history.at(); i++) {
      Game game = history.state(i);
      if (i > history.start()) {
        for (Phrase line : Journal.of(game)) {
          out.append("• ").append(words.say(line)).append('\n');
        }
      }
      if (game.table().turn() != turn) {
        turn = game.table().turn();
        out.append('\n').append(words.text("cli.turn", arg("n", turn))).append('\n');
      }
    }
    return out.toString();
  }
}
