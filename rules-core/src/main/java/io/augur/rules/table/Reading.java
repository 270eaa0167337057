package io.augur.rules.table;

import java.util.Locale;

/** One way to settle a ruling; the first of each ruling is the standard one. */
public enum Reading implements Keyed {
  DRAW_AMONG_MAJORS(Ruling.MAJOR_LIMIT_DRAW),
  DRAW_AMONG_ALL(Ruling.MAJOR_LIMIT_DRAW),

  NAME_ALL_ELIGIBLE(Ruling.FEW_SECONDARY_VICTIMS),
  NAME_NOBODY(Ruling.FEW_SECONDARY_VICTIMS),

  CANCEL_FOR_EVERYONE(Ruling.NO_TARGET),
  OTHERS_STILL_SUFFER(Ruling.NO_TARGET),

  ENGINEERING_ON_THE_COAST(Ruling.FLOOD_ON_THE_COAST),
  ENGINEERING_ON_THE_PLAIN_ONLY(Ruling.FLOOD_ON_THE_COAST),

  NO_SMALL_CIVIL_WAR(Ruling.SMALL_CIVIL_WAR),
  ADVANCES_MAY_CAUSE_CIVIL_WAR(Ruling.SMALL_CIVIL_WAR),

  SLIGHTLY_MORE_IF_NEEDED(Ruling.ANNEXED_POINTS),
  NEVER_MORE(Ruling.ANNEXED_POINTS),

  ADVANCES_CHANGE_WHAT_IS_KEPT(Ruling.SMALL_CIVIL_DISORDER),
  ADVANCES_COUNT_FROM_ZERO(Ruling.SMALL_CIVIL_DISORDER),

  ADVANCES_COUNT_FOR_ALL_VICTIMS(Ruling.HERESY_OF_OTHERS),
  ADVANCES_COUNT_FOR_PRIMARY_VICTIM(Ruling.HERESY_OF_OTHERS);

  private final String key = name().toLowerCase(Locale.ROOT);
  private final Ruling ruling;

  Reading(Ruling ruling) {
    this.ruling = ruling;
  }

  /** The reading's stable name in logs and resources. */
  @Override
  public String key() {
    return key;
  }

  public Ruling ruling() {
    return ruling;
  }
}
