package io.augur.rules.log;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Giver;

/** Calamity cards in a line: "famine from assyria", "famine drawn", "famine". */
final class Cards {
  private Cards() {}

  static void write(String verb, Calamity calamity, Giver giver, StringBuilder out) {
    out.append(verb).append(calamity.key());
    if (giver instanceof Giver.Traded traded) {
      out.append(" from ").append(traded.by().key());
    } else if (giver instanceof Giver.Drawn) {
      out.append(" drawn");
    }
  }

  static Calamity card(Cursor in) {
    return in.word(Vocabulary.CALAMITIES);
  }

  static Calamity after(String what, Cursor in) {
    in.expect(what);
    return card(in);
  }

  static Giver giver(Cursor in) {
    if (in.accept(" from ")) {
      return Giver.traded(in.word(Vocabulary.CIVILIZATIONS));
    }
    return in.accept(" drawn") ? Giver.DRAWN : Giver.UNKNOWN;
  }
}
