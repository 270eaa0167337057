package io.augur.rules.flow;

/** What kind of loss a worksheet takes. */
public enum Loss {
  /** Units worth so many points, in any way. */
  DAMAGE,
  /** So many cities destroyed. */
  CITIES_DESTROYED,
  /** So many cities reduced. */
  CITIES_REDUCED,
  /** All units that stand on the struck ground. */
  ALL_THERE
}
