package io.augur.rules.table;

import static io.augur.rules.table.Requirement.cities;
import static io.augur.rules.table.Tier.FIRST;
import static io.augur.rules.table.Tier.SECOND;
import static io.augur.rules.table.Tier.THIRD;

import java.util.Locale;

/** An age of the A.S.T., with what a marker needs to step on its spaces. */
@SuppressWarnings("ImmutableEnumChecker") // a record of numbers is immutable
public enum Epoch implements Keyed {
  STONE_AGE(0, cities(0), cities(0)),
  EARLY_BRONZE_AGE(Epoch.VARIES, cities(2), cities(3)),
  MIDDLE_BRONZE_AGE(Epoch.VARIES, cities(3).advances(3, FIRST, THIRD), cities(3).points(5)),
  LATE_BRONZE_AGE(11, cities(3).advances(3, SECOND, THIRD), cities(4).advances(12, FIRST, THIRD)),
  EARLY_IRON_AGE(
      14, cities(4).advances(2, THIRD, THIRD), cities(5).advances(10, FIRST, FIRST).points(38)),
  LATE_IRON_AGE(
      15, cities(5).advances(3, THIRD, THIRD), cities(6).advances(17, FIRST, FIRST).points(56));

  /** Stands where the row of the civilization has the first space. */
  private static final int VARIES = -1;

  private static final Keys<Epoch> KEYS = new Keys<>("epoch", values());

  private final String key = name().toLowerCase(Locale.ROOT);
  private final int commonStart;
  private final Requirement basic;
  private final Requirement expert;

  Epoch(int commonStart, Requirement basic, Requirement expert) {
    this.commonStart = commonStart;
    this.basic = basic;
    this.expert = expert;
  }

  public static Epoch byKey(String key) {
    return KEYS.find(key);
  }

  @Override
  public String key() {
    return key;
  }

  public Requirement requirement(Track track) {
    return track == Track.BASIC ? basic : expert;
  }

  int commonStart() {
    return commonStart;
  }
}
