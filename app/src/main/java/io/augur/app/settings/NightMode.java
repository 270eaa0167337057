package io.augur.app.settings;

import androidx.appcompat.app.AppCompatDelegate;
import io.augur.app.data.Preferences;

/** Puts the theme that was chosen into force. */
public final class NightMode {
  private NightMode() {}

  public static void use(Preferences preferences) {
    AppCompatDelegate.setDefaultNightMode(
        switch (preferences.theme()) {
          case SYSTEM -> AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM;
          case NIGHT -> AppCompatDelegate.MODE_NIGHT_YES;
          case DAY -> AppCompatDelegate.MODE_NIGHT_NO;
        });
  }
}
