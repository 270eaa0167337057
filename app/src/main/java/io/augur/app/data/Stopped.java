package io.augur.app.data;

import io.augur.rules.view.Phase;

/** Where a game stopped. */
public record Stopped(int turn, Phase phase) {
  public static final Stopped AT_THE_START = new Stopped(1, Phase.GATHERING);
}
