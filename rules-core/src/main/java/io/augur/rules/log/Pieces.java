package io.augur.rules.log;

import io.augur.rules.flow.Change;
import io.augur.rules.flow.Event.Annexed;
import io.augur.rules.flow.Event.Discarded;
import io.augur.rules.flow.Event.Used;
import io.augur.rules.flow.Raiders;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.SpecialAbility;
import java.util.ArrayList;
import java.util.List;

/** Pieces and cards that change hands, in a line. */
final class Pieces {
  private Pieces() {}

  static void write(Discarded discarded, StringBuilder out) {
    Noun.CARD.write(discarded.cards(), out.append("hands in "));
    out.append(" worth ").append(discarded.worth());
  }

  static Discarded readDiscarded(Civilization player, Cursor in) {
    in.expect("in ");
    int cards = in.count(Noun.CARD);
    in.expect(" worth ");
    return new Discarded(player, cards, in.number());
  }

  static void write(Annexed annexed, StringBuilder out) {
    Noun.CITY.write(annexed.cities(), out.append("annexes "));
    Noun.TOKEN.write(annexed.tokens(), out.append(", "));
    out.append(" from ").append(annexed.from().key());
  }

  static Annexed readAnnexed(Civilization player, Cursor in) {
    int cities = in.count(Noun.CITY);
    in.expect(", ");
    int tokens = in.count(Noun.TOKEN);
    in.expect(" from ");
    return new Annexed(player, in.word(Vocabulary.CIVILIZATIONS), cities, tokens);
  }

  static void write(Raiders raiders, StringBuilder out) {
    Noun.BARBARIAN.write(raiders.barbarianTokens(), out);
    Noun.CITY.write(raiders.pirateCities(), out.append(", "));
  }

  static Raiders readRaiders(Cursor in) {
    int barbarians = in.count(Noun.BARBARIAN);
    in.expect(", ");
    return new Raiders(barbarians, in.count(Noun.CITY));
  }

  static void write(Used used, StringBuilder out) {
    out.append("uses ").append(used.ability().key());
    String before = ": ";
    for (Change change : used.changes()) {
      out.append(before).append(change.player().key()).append(' ');
      out.append(change.count().key()).append(change.by() < 0 ? " " : " +").append(change.by());
      before = ", ";
    }
  }

  static Used readUsed(Civilization player, Cursor in) {
    SpecialAbility ability = in.word(Vocabulary.ABILITIES);
    List<Change> changes = new ArrayList<>(4);
    for (boolean more = in.accept(": "); more; more = in.accept(", ")) {
      changes.add(change(in));
    }
    return new Used(player, ability, changes);
  }

  private static Change change(Cursor in) {
    Civilization player = in.word(Vocabulary.CIVILIZATIONS);
    in.expect(' ');
    var count = in.word(Vocabulary.COUNTS);
    in.expect(' ');
    if (in.startsWith("-")) {
      return new Change(player, count, in.number());
    }
    in.expect('+');
    int by = in.startsWith("-") ? -1 : in.number();
    if (by < 0) {
      throw Cursor.unreadable("log.two_signs");
    }
    return new Change(player, count, by);
  }
}
