package io.augur.app.ui;

import android.os.Bundle;
import androidx.lifecycle.SavedStateHandle;
import java.util.Optional;

/** Which game a screen is about, as it is handed from screen to screen. */
public final class GameId {
  private static final String KEY = "game";

  private GameId() {}

  public static Bundle toBundle(long id) {
    Bundle arguments = new Bundle();
    arguments.putLong(KEY, id);
    return arguments;
  }

  public static long of(Bundle arguments) {
    if (!arguments.containsKey(KEY)) {
      throw new IllegalArgumentException("no game in: " + arguments);
    }
    return arguments.getLong(KEY);
  }

  public static long of(SavedStateHandle saved) {
    return in(saved).orElseThrow(() -> new IllegalArgumentException("no game in: " + saved.keys()));
  }

  /** The game of a screen that can do without one. */
  public static Optional<Long> in(SavedStateHandle saved) {
    Long id = saved.get(KEY);
    return Optional.ofNullable(id);
  }
}
