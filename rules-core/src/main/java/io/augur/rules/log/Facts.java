package io.augur.rules.log;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event.Has;
import io.augur.rules.table.Civilization;
import java.util.List;

/** Counts in a line: "has 4 cities", "stands at 6". */
final class Facts {
  private static final List<Count> COUNTED =
      List.of(Count.CITIES, Count.TOKENS, Count.TREASURY, Count.CARDS);

  private Facts() {}

  static void write(Has has, StringBuilder out) {
    if (has.count() == Count.POSITION) {
      out.append("stands at ").append(has.number());
    } else {
      Noun.of(has.count()).write(has.number(), out.append("has "));
    }
  }

  static Has readStands(Civilization player, Cursor in) {
    in.expect("at ");
    return new Has(player, Count.POSITION, in.number());
  }

  static Has readHas(Civilization player, Cursor in) {
    int number = in.number();
    in.expect(' ');
    for (int i = 0; i < COUNTED.size(); i++) {
      Count count = COUNTED.get(i);
      if (in.accept(Noun.of(count).after(number))) {
        return new Has(player, count, number);
      }
    }
    in.expect(Noun.CITY.after(number));
    throw new IllegalStateException("read after all: " + number);
  }
}
