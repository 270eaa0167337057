package io.augur.app.data;

import io.augur.rules.table.Civilization;

/** What a game is kept for. */
public sealed interface Kind {
  Kind TABLE = new Table();

  /** As it is stored: "table" or "notepad egypt". */
  String text();

  /** The one phone of a table: everybody's hands. */
  record Table() implements Kind {
    @Override
    public String text() {
      return "table";
    }
  }

  /** A player's own phone: nobody's hand but his. */
  record Notepad(Civilization own) implements Kind {
    @Override
    public String text() {
      return "notepad " + own.key();
    }
  }

  static Kind of(String text) {
    for (Civilization civilization : Civilization.values()) {
      Kind notepad = new Notepad(civilization);
      if (notepad.text().equals(text)) {
        return notepad;
      }
    }
    if (text.equals(TABLE.text())) {
      return TABLE;
    }
    throw new IllegalArgumentException("no kind of game: " + text);
  }
}
