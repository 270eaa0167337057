package io.augur.rules.table;

import java.util.Locale;

/** A civilization, in the order of its A.S.T. ranking. */
@SuppressWarnings("ImmutableEnumChecker") // a record of numbers is immutable
public enum Civilization implements Keyed {
  MINOA(0xa4ce53, "MI", bronze(6, 9), bronze(6, 8)),
  SABA(0xeb6727, "SA", bronze(6, 9), bronze(6, 8)),
  ASSYRIA(0x51cbf1, "AS", bronze(5, 8), bronze(5, 8)),
  MAURYA(0xe32123, "MA", bronze(5, 8), bronze(5, 8)),
  CELT(0x46a73a, "CE", bronze(5, 9), bronze(5, 8)),
  BABYLON(0x7d7e80, "BA", bronze(5, 8), bronze(5, 8)),
  CARTHAGE(0xec920d, "CA", bronze(5, 9), bronze(5, 8)),
  DRAVIDIA(0x302f88, "DR", bronze(5, 8), bronze(5, 8)),
  HATTI(0xf08eba, "HA", bronze(5, 8), bronze(5, 8)),
  KUSHAN(0x5a0b0e, "KU", bronze(5, 8), bronze(6, 8)),
  ROME(0xe50082, "RO", bronze(5, 8), bronze(5, 8)),
  PERSIA(0x89228c, "PE", bronze(5, 8), bronze(5, 8)),
  IBERIA(0xdddddd, "IB", bronze(5, 9), bronze(6, 8)),
  NUBIA(0x31a79c, "NU", bronze(5, 8), bronze(5, 8)),
  HELLAS(0xf6ef51, "HE", bronze(5, 8), bronze(5, 8)),
  INDUS(0x248a47, "IN", bronze(5, 8), bronze(5, 8)),
  EGYPT(0xfbddc2, "EG", bronze(5, 8), bronze(5, 8)),
  PARTHIA(0x524f22, "PA", bronze(5, 9), bronze(5, 8));

  /** The spaces where the two Bronze Ages begin that differ between civilizations. */
  record Bronze(int early, int middle) {}

  private static final Keys<Civilization> KEYS = new Keys<>("civilization", values());

  private final String key = name().toLowerCase(Locale.ROOT);
  private final int colour;
  private final String letters;
  private final Bronze basic;
  private final Bronze expert;

  Civilization(int colour, String letters, Bronze basic, Bronze expert) {
    this.colour = colour;
    this.letters = letters;
    this.basic = basic;
    this.expert = expert;
  }

  public static Civilization byKey(String key) {
    return KEYS.find(key);
  }

  /** The civilization's stable name in logs and resources. */
  @Override
  public String key() {
    return key;
  }

  /** The row of the A.S.T., 1 on top; the last tiebreaker everywhere. */
  @SuppressWarnings("EnumOrdinal") // the rows are written in this order
  public int ranking() {
    return ordinal() + 1;
  }

  /** The block printed on the A.S.T.; some line-ups seat the civilization in the other one. */
  public Block printedBlock() {
    return ranking() % 2 == 1 ? Block.WEST : Block.EAST;
  }

  /** The colour of the pieces, as 0xRRGGBB. */
  public int colour() {
    return colour;
  }

  /** Two letters that no other civilization has, for eyes that can't tell the colours apart. */
  public String letters() {
    return letters;
  }

  Bronze bronze(Track track) {
    return track == Track.BASIC ? basic : expert;
  }

  private static Bronze bronze(int early, int middle) {
    return new Bronze(early, middle);
  }
}
