package io.augur.app.ui;

import android.os.Bundle;
import androidx.lifecycle.SavedStateHandle;
import io.augur.rules.table.Civilization;
import java.util.Optional;

/** Whose seat or hand a screen is about, as it is handed from screen to screen. */
public final class Whose {
  public static final String KEY = "civilization";

  private Whose() {}

  /** Added to the arguments of a screen. */
  public static Bundle in(Bundle arguments, Civilization civilization) {
    arguments.putString(KEY, civilization.key());
    return arguments;
  }

  public static Optional<Civilization> from(SavedStateHandle saved) {
    String key = saved.get(KEY);
    return Optional.ofNullable(key).map(Civilization::byKey);
  }
}
