package io.augur.app.settings;

import android.content.res.Resources;
import io.augur.app.R;
import io.augur.app.data.Preferences.CallSize;
import io.augur.app.data.Preferences.Theme;

/** What the choices are called. */
final class SettingsWords {
  private SettingsWords() {}

  static int of(Theme theme) {
    return switch (theme) {
      case SYSTEM -> R.string.language_system;
      case NIGHT -> R.string.settings_theme_night;
      case DAY -> R.string.settings_theme_day;
    };
  }

  static int of(CallSize size) {
    return switch (size) {
      case USUAL -> R.string.settings_call_usual;
      case LARGE -> R.string.settings_call_large;
      case LARGEST -> R.string.settings_call_largest;
    };
  }

  static String seconds(Resources resources, int seconds) {
    return resources.getQuantityString(R.plurals.settings_seconds, seconds, seconds);
  }
}
