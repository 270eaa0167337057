package io.augur.app.data;

/** How this phone is to behave; the same for all games. */
public record Preferences(
    Theme theme,
    CallSize callSize,
    int curtainSeconds,
    boolean keepsScreenOn,
    boolean speaks,
    boolean vibrates) {
  public static final Preferences STANDARD =
      new Preferences(Theme.SYSTEM, CallSize.LARGE, 20, true, false, true);

  /** Night or day. */
  public enum Theme {
    SYSTEM,
    NIGHT,
    DAY
  }

  /** How large a call is set. */
  public enum CallSize {
    USUAL,
    LARGE,
    LARGEST
  }
}
