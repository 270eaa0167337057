package io.augur.rules.log;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Setup;

/** A whole log as text: the first lines, then a line for each event and aside. */
public final class LogText {
  private LogText() {}

  /** Up to where the game stands, without fingerprints, as one would write it by hand. */
  public static String plain(History history) {
    return print(history, (game, out) -> {});
  }

  /** The same, with the fingerprint of the state after it on each event's line. */
  public static String marked(History history) {
    return print(history, LogText::mark);
  }

  /** The line of the last event of a game, with its fingerprint. */
  public static String line(Game game) {
    StringBuilder out = new StringBuilder();
    EventText.write(last(game), out);
    mark(game, out);
    return out.toString();
  }

  /** The line of an aside. */
  public static String line(Aside aside) {
    return AsideText.print(aside);
  }

  public static String setup(Setup setup) {
    StringBuilder out = new StringBuilder();
    SetupText.write(setup, out);
    return out.toString();
  }

  private interface Marks {
    void mark(Game game, StringBuilder out);
  }

  private static void mark(Game game, StringBuilder out) {
    out.append(" #").append(Fingerprint.of(game));
  }

  private static String print(History history, Marks marks) {
    StringBuilder out =
        new StringBuilder(Checkpoint.head(history.state(history.start()), history.start()));
    int aside = 0;
    for (int i = history.start(); i <= history.at(); i++) {
      if (i > history.start()) {
        Game game = history.state(i);
        EventText.write(last(game), out);
        marks.mark(game, out);
        out.append('\n');
      }
      while (aside < history.placed().size() && history.placed().get(aside).after() == i) {
        out.append(line(history.placed().get(aside++).aside())).append('\n');
      }
    }
    return out.toString();
  }

  private static Event last(Game game) {
    return game.last().orElseThrow(() -> new IllegalArgumentException("no event yet"));
  }
}
