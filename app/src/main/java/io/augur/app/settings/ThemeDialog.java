package io.augur.app.settings;

import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.data.Preferences.Theme;
import io.augur.app.data.Settings;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;

/** Asks for night or day. */
@AndroidEntryPoint
public final class ThemeDialog extends ChoiceDialog {
  private static final List<Theme> THEMES = List.of(Theme.values());

  @Inject Settings settings;

  @Override
  int title() {
    return R.string.settings_theme;
  }

  @Override
  List<String> labels() {
    List<String> labels = new ArrayList<>();
    THEMES.forEach(theme -> labels.add(getString(SettingsWords.of(theme))));
    return labels;
  }

  @Override
  int chosen() {
    return THEMES.indexOf(settings.now().theme());
  }

  @Override
  void choose(int which) {
    settings.change(now -> now.with(THEMES.get(which)));
  }
}
