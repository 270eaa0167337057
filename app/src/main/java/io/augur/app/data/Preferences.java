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

  /** What is either on or off. */
  public enum Switch {
    SCREEN_ON,
    SPEECH,
    VIBRATION
  }

  public Preferences with(Theme other) {
    return new Preferences(other, callSize, curtainSeconds, keepsScreenOn, speaks, vibrates);
  }

  public Preferences with(CallSize other) {
    return new Preferences(theme, other, curtainSeconds, keepsScreenOn, speaks, vibrates);
  }

  public Preferences withCurtain(int seconds) {
    return new Preferences(theme, callSize, seconds, keepsScreenOn, speaks, vibrates);
  }

  /** With this one switched off if it is on, and the other way round. */
  public Preferences turning(Switch one) {
    return new Preferences(
        theme,
        callSize,
        curtainSeconds,
        keepsScreenOn != (one == Switch.SCREEN_ON),
        speaks != (one == Switch.SPEECH),
        vibrates != (one == Switch.VIBRATION));
  }
}
