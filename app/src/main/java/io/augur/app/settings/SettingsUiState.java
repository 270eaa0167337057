package io.augur.app.settings;

import io.augur.app.data.Preferences;
import io.augur.rules.table.Reading;
import java.util.List;

/** All that the settings show: how the phone behaves, and how the table reads the rules. */
record SettingsUiState(Preferences preferences, List<Reading> readings) {
  SettingsUiState {
    readings = List.copyOf(readings);
  }
}
