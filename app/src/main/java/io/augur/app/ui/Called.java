package io.augur.app.ui;

import android.os.Bundle;
import androidx.lifecycle.SavedStateHandle;
import io.augur.rules.calamity.Calamity;
import java.util.Optional;

/** Which calamity a caller at the table has just named, as it is handed from screen to screen. */
public final class Called {
  public static final String KEY = "called";

  private Called() {}

  /** Added to the arguments of a screen. */
  public static Bundle in(Bundle arguments, Calamity called) {
    arguments.putString(KEY, called.key());
    return arguments;
  }

  public static Optional<Calamity> from(SavedStateHandle saved) {
    String key = saved.get(KEY);
    return Optional.ofNullable(key).map(Calamity::byKey);
  }
}
