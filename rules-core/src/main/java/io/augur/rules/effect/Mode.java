package io.augur.rules.effect;

/** Whether an advance works by itself or its holder is asked. */
public enum Mode {
  AUTOMATIC,
  MAY_CHOOSE
}
