package io.augur.rules.log;

import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;

/** A list of players in a line: "rome, celt", or "nobody". */
final class Players {
  private Players() {}

  static void write(List<Civilization> players, StringBuilder out) {
    String before = "";
    for (Civilization player : players) {
      out.append(before).append(player.key());
      before = ", ";
    }
    out.append(players.isEmpty() ? "nobody" : "");
  }

  static List<Civilization> read(Cursor in) {
    if (in.accept("nobody")) {
      return List.of();
    }
    List<Civilization> players = new ArrayList<>(4);
    do {
      players.add(in.word(Vocabulary.CIVILIZATIONS));
    } while (in.accept(", "));
    return players;
  }
}
