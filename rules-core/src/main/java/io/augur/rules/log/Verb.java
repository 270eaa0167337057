package io.augur.rules.log;

import io.augur.rules.flow.Event;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Keyed;
import java.util.Locale;

/** The verb that stands behind a player's civilization and says what the rest of a line is. */
enum Verb implements Keyed {
  HAS,
  STANDS,
  OWNS,
  LACKS,
  HOLDS,
  NEVER,
  DISCARDS,
  INSISTS,
  NAMES,
  ANSWERS,
  STATES,
  TAKES,
  DESTROYS,
  REDUCES,
  KILLS,
  HANDS,
  ANNEXES,
  USES,
  BUYS,
  MOVES;

  private final String key = name().toLowerCase(Locale.ROOT);

  @Override
  public String key() {
    return key;
  }

  /** Reads what stands behind it. */
  Event.By read(Civilization who, Cursor in) {
    return switch (this) {
      case HAS -> Facts.readHas(who, in);
      case STANDS -> Facts.readStands(who, in);
      case OWNS -> new Event.Owns(who, in.word(Vocabulary.ADVANCES));
      case LACKS -> new Event.Lacks(who, in.word(Vocabulary.ADVANCES));
      case HOLDS -> new Event.Holds(who, Cards.card(in), Cards.giver(in));
      case NEVER -> new Event.HoldsNot(who, Cards.after("held ", in));
      case DISCARDS -> new Event.Drew(who, Cards.card(in), Cards.giver(in));
      case INSISTS -> new Event.Insisted(who);
      case NAMES -> new Event.Named(who, Players.read(in));
      case ANSWERS -> new Event.Answered(who, in.word(Vocabulary.ANSWERS));
      case STATES -> new Event.Stated(who, in.number());
      case TAKES, DESTROYS, REDUCES -> new Event.Took(who, Losses.read(key, in));
      case KILLS -> Losses.readRaid(who, in);
      case HANDS -> Pieces.readDiscarded(who, in);
      case ANNEXES -> Pieces.readAnnexed(who, in);
      case USES -> Pieces.readUsed(who, in);
      case BUYS -> new Event.Bought(who, Baskets.read(in));
      case MOVES -> new Event.Moved(who, in.number());
    };
  }
}
