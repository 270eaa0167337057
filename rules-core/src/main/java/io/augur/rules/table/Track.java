package io.augur.rules.table;

import java.util.Locale;

/** A side of the A.S.T.: the spaces that the markers walk, and what each epoch asks for. */
public enum Track implements Keyed {
  BASIC(15, 0),
  EXPERT(16, 1);

  /** The victory points of each space that a marker has moved. */
  public static final int POINTS_PER_SPACE = 5;

  private static final Epoch[] EPOCHS = Epoch.values();
  private static final Keys<Track> KEYS = new Keys<>("track", values());

  private final String key = name().toLowerCase(Locale.ROOT);
  private final int lastSpace;
  private final int setback;

  Track(int lastSpace, int setback) {
    this.lastSpace = lastSpace;
    this.setback = setback;
  }

  public static Track byKey(String key) {
    return KEYS.find(key);
  }

  @Override
  public String key() {
    return key;
  }

  public int lastSpace() {
    return lastSpace;
  }

  /** How far the marker of a player without any city goes back, once he has left the Stone Age. */
  public int setback() {
    return setback;
  }

  /** The first space of an epoch. */
  public int start(Civilization civilization, Epoch epoch) {
    return switch (epoch) {
      case EARLY_BRONZE_AGE -> civilization.bronze(this).early();
      case MIDDLE_BRONZE_AGE -> civilization.bronze(this).middle();
      default -> epoch.commonStart();
    };
  }

  /** The epoch of a space. */
  public Epoch epochAt(Civilization civilization, int position) {
    check(position);
    int reached = EPOCHS.length - 1;
    while (reached > 0 && start(civilization, EPOCHS[reached]) > position) {
      reached--;
    }
    return EPOCHS[reached];
  }

  void check(int position) {
    if (position < 0 || position > lastSpace) {
      throw new IllegalArgumentException("position < 0 or > " + lastSpace + ": " + position);
    }
  }
}
