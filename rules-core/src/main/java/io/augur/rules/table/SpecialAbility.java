package io.augur.rules.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** An ability that its holder may use in phase 10, in full or not at all. */
public enum SpecialAbility implements Keyed {
  DIASPORA(Target.OWN_TOKENS),
  FUNDAMENTALISM(Target.AREA),
  MONOTHEISM(Target.AREA),
  POLITICS(Target.STOCK_OR_AREA),
  PROVINCIAL_EMPIRE(Target.PLAYERS),
  TRADE_ROUTES(Target.OWN_CARDS),
  UNIVERSAL_DOCTRINE(Target.RAIDERS);

  /** What a special ability is aimed at. */
  public enum Target {
    OWN_TOKENS,
    OWN_CARDS,
    /** One area that adjoins the holder's units by land. */
    AREA,
    /** Either the holder's own stock or one area that adjoins his units by land. */
    STOCK_OR_AREA,
    /** Players whose units adjoin the holder's by land or water. */
    PLAYERS,
    /** Barbarian tokens or a pirate city. */
    RAIDERS
  }

  /** The phase in which special abilities are used. */
  public static final int PHASE = 10;

  private static final Keys<SpecialAbility> KEYS = new Keys<>("special ability", values());

  private final String key = name().toLowerCase(Locale.ROOT);
  private final Target target;

  SpecialAbility(Target target) {
    this.target = target;
  }

  public static SpecialAbility byKey(String key) {
    return KEYS.find(key);
  }

  @Override
  public String key() {
    return key;
  }

  public Target target() {
    return target;
  }

  /** The advance that gives the ability. */
  public Advance advance() {
    return Advance.byKey(key);
  }

  /** The advances whose holders and units the ability can't touch. */
  public List<Advance> protectors() {
    return shield().list();
  }

  public boolean spares(Advances owned) {
    return owned.meets(shield());
  }

  private Advances shield() {
    return Catalogue.SHIELDS.getOrDefault(this, Advances.none());
  }

  /** Read from the rows of the advances, which can't be made before the abilities. */
  private static final class Catalogue {
    static final Map<SpecialAbility, Advances> SHIELDS = new EnumMap<>(SpecialAbility.class);

    static {
      for (Advance advance : Advance.values()) {
        for (SpecialAbility ability : advance.protectsAgainst()) {
          SHIELDS.put(ability, SHIELDS.getOrDefault(ability, Advances.none()).with(advance));
        }
      }
    }
  }
}
