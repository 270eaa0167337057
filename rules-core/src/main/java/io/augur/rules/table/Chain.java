package io.augur.rules.table;

import static io.augur.rules.table.Advance.*;

import java.util.List;
import java.util.Optional;

/** Three advances, one of each tier, of which each gives a credit to the next. */
public record Chain(Advance first, Advance second, Advance third) {
  private static final List<Chain> ALL =
      List.of(
          new Chain(ASTRONAVIGATION, CALENDAR, PUBLIC_WORKS),
          new Chain(CLOTH_MAKING, NAVAL_WARFARE, DIASPORA),
          new Chain(COINAGE, TRADE_ROUTES, TRADE_EMPIRE),
          new Chain(DEISM, FUNDAMENTALISM, MONOTHEISM),
          new Chain(DRAMA_AND_POETRY, RHETORIC, POLITICS),
          new Chain(EMPIRICISM, MEDICINE, ANATOMY),
          new Chain(MASONRY, ENGINEERING, ROADBUILDING),
          new Chain(METALWORKING, MILITARY, ADVANCED_MILITARY),
          new Chain(MONARCHY, LAW, CULTURAL_ASCENDANCY),
          new Chain(MUSIC, ENLIGHTENMENT, PHILOSOPHY),
          new Chain(MYSTICISM, MONUMENT, WONDER_OF_THE_WORLD),
          new Chain(MYTHOLOGY, LITERACY, MATHEMATICS),
          new Chain(POTTERY, AGRICULTURE, DEMOCRACY),
          new Chain(SCULPTURE, ARCHITECTURE, MINING),
          new Chain(THEOCRACY, UNIVERSAL_DOCTRINE, THEOLOGY),
          new Chain(URBANISM, DIPLOMACY, PROVINCIAL_EMPIRE),
          new Chain(WRITTEN_RECORD, CARTOGRAPHY, LIBRARY));

  /** All chains, in the order of their first advances. */
  public static List<Chain> all() {
    return ALL;
  }

  public static Chain of(Advance advance) {
    for (Chain chain : ALL) {
      if (chain.advances().contains(advance)) {
        return chain;
      }
    }
    throw new AssertionError("no chain: " + advance);
  }

  public List<Advance> advances() {
    return List.of(first, second, third);
  }

  /** The advance that gives a credit to this one. */
  public Optional<Advance> before(Advance advance) {
    int place = advances().indexOf(advance);
    return place > 0 ? Optional.of(advances().get(place - 1)) : Optional.empty();
  }

  /** The advance that this one gives a credit to. */
  public Optional<Advance> after(Advance advance) {
    int place = advances().indexOf(advance);
    return place >= 0 && place < 2 ? Optional.of(advances().get(place + 1)) : Optional.empty();
  }
}
