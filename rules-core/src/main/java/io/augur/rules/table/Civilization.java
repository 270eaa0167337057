package io.augur.rules.table;

import java.util.Locale;

/** A civilization, in the order of its A.S.T. ranking. */
public enum Civilization {
  MINOA,
  SABA,
  ASSYRIA,
  MAURYA,
  CELT,
  BABYLON,
  CARTHAGE,
  DRAVIDIA,
  HATTI,
  KUSHAN,
  ROME,
  PERSIA,
  IBERIA,
  NUBIA,
  HELLAS,
  INDUS,
  EGYPT,
  PARTHIA;

  private final String key = name().toLowerCase(Locale.ROOT);

  /** The civilization's stable name in logs and resources. */
  public String key() {
    return key;
  }
}
