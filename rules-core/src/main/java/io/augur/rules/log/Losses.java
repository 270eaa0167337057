package io.augur.rules.log;

import io.augur.rules.flow.Event.Raided;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;

/** Worksheets in a line: "takes 3 tokens, destroys 1 city, reduces to 2 and 3". */
final class Losses {
  private Losses() {}

  static void write(Worksheet losses, StringBuilder out) {
    int from = out.length();
    if (losses.tokens() != 0) {
      Noun.TOKEN.write(losses.tokens(), out.append("takes "));
    }
    if (losses.destroyed() != 0) {
      Noun.CITY.write(losses.destroyed(), next(out, from).append("destroys "));
    }
    if (!losses.reducedTo().isEmpty()) {
      next(out, from).append("reduces to ");
      for (int i = 0; i < losses.reducedTo().size(); i++) {
        out.append(i == 0 ? "" : " and ").append(losses.reducedTo().get(i));
      }
    }
    if (out.length() == from) {
      out.append("takes nothing");
    }
  }

  private static StringBuilder next(StringBuilder out, int from) {
    return out.length() == from ? out : out.append(", ");
  }

  /** The parts from this one on; those before it were not written. */
  static Worksheet read(String first, Cursor in) {
    int tokens = 0;
    int destroyed = 0;
    List<Integer> reducedTo = List.of();
    String verb = first;
    if (verb.equals("takes")) {
      if (in.accept("nothing")) {
        return Worksheet.NOTHING;
      }
      tokens = written(in.count(Noun.TOKEN));
      verb = next(in, "destroys", "reduces");
    }
    if (verb.equals("destroys")) {
      destroyed = written(in.count(Noun.CITY));
      verb = next(in, "reduces");
    }
    if (verb.equals("reduces")) {
      reducedTo = reduced(in);
    }
    return new Worksheet(tokens, destroyed, reducedTo);
  }

  private static List<Integer> reduced(Cursor in) {
    List<Integer> reducedTo = new ArrayList<>(4);
    in.expect("to ");
    do {
      reducedTo.add(in.number());
    } while (in.accept(" and "));
    return reducedTo;
  }

  /** Nothing is never written as a part. */
  private static int written(int number) {
    if (number == 0) {
      throw Cursor.unreadable("log.none_of_it");
    }
    return number;
  }

  private static String next(Cursor in, String... verbs) {
    if (in.accept(", ")) {
      for (String verb : verbs) {
        if (in.accept(verb)) {
          in.expect(' ');
          return verb;
        }
      }
      in.expect(verbs[0]);
    }
    return "";
  }

  static void write(Raided raided, StringBuilder out) {
    Noun.BARBARIAN.write(raided.barbarians(), out.append("kills "));
    write(raided.losses(), out.append(", "));
  }

  static Raided readRaid(Civilization player, Cursor in) {
    int barbarians = in.count(Noun.BARBARIAN);
    String verb = next(in, "takes", "destroys", "reduces");
    if (verb.isEmpty()) {
      in.expect(", ");
    }
    return new Raided(player, read(verb, in), barbarians);
  }
}
