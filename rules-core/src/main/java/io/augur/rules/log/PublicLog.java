package io.augur.rules.log;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.TableView;
import java.util.ArrayList;
import java.util.List;

/**
 * A history as everybody may read it: what can be replayed without a card that nobody has seen yet,
 * and the rest as remarks.
 */
public final class PublicLog {
  private static final String REMARK = "# ";

  private final History history;
  private final Secrets secrets;
  private final List<Game> known = new ArrayList<>();

  private PublicLog(History history) {
    this.history = history;
    this.secrets = Secrets.of(history);
    known.add(secrets.first());
  }

  /**
   * Up to where the history stands, without fingerprints, and without any remark that was in it.
   */
  public static String of(History history) {
    PublicLog log = new PublicLog(history);
    log.play();
    return log.print(log.end());
  }

  /** Plays what the table knows, as far as that goes. */
  private void play() {
    for (int i = history.start() + 1; i <= history.at(); i++) {
      Game game = known.get(known.size() - 1);
      for (Event event : secrets.said(i)) {
        if (!(game.play(event) instanceof Outcome.Played played)) {
          return;
        }
        game = played.game();
      }
      known.add(game);
    }
  }

  private Game known(int event) {
    return known.get(event - history.start());
  }

  /** The last event after which the table would be where it is; facts need no card to be told. */
  private int end() {
    int last = history.start() + known.size() - 1;
    int end = last;
    while (end > history.start() && !agrees(end)) {
      end--;
    }
    while (end < last
        && Secrets.gathers(history.state(end))
        && Secrets.gathers(history.state(end + 1))) {
      end++;
    }
    return end;
  }

  /** Whether the table sees the same either way, down to the number of cards in each hand. */
  private boolean agrees(int event) {
    return TableView.of(known(event)).equals(TableView.of(history.state(event)));
  }

  private String print(int end) {
    int start = history.start();
    StringBuilder out = new StringBuilder(Checkpoint.head(known(start), start));
    for (int i = start; i <= history.at(); i++) {
      String before = i <= end ? "" : REMARK;
      if (i > start) {
        secrets.said(i).forEach(it -> out.append(before).append(EventText.print(it)).append('\n'));
      }
      for (Aside aside : history.asides(i)) {
        line(aside, i, before, out);
      }
    }
    for (Civilization player : history.setup().civilizations()) {
      if (secrets.hidden(player) > 0) {
        out.append(REMARK).append(player.key()).append(" holds ");
        Noun.CARD.write(secrets.hidden(player), out);
        out.append('\n');
      }
    }
    return out.toString();
  }

  /** Nobody knows what a remark gives away; a shuffle would tell what is still hidden in it. */
  private void line(Aside aside, int event, String before, StringBuilder out) {
    if (aside instanceof Aside.Sealed sealed && !secrets.isOpen(event)) {
      out.append(REMARK).append("sealed ").append(sealed.seal()).append('\n');
    } else if (!(aside instanceof Aside.Remark)) {
      out.append(before).append(LogText.line(aside)).append('\n');
    }
  }
}
