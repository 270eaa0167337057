package io.augur.app.settings;

import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.data.Preferences.CallSize;
import io.augur.app.data.Settings;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;

/** Asks for the size of the call. */
@AndroidEntryPoint
public final class CallSizeDialog extends ChoiceDialog {
  private static final List<CallSize> SIZES = List.of(CallSize.values());

  @Inject Settings settings;

  @Override
  int title() {
    return R.string.settings_call_size;
  }

  @Override
  List<String> labels() {
    List<String> labels = new ArrayList<>();
    SIZES.forEach(size -> labels.add(getString(SettingsWords.of(size))));
    return labels;
  }

  @Override
  int chosen() {
    return SIZES.indexOf(settings.now().callSize());
  }

  @Override
  void choose(int which) {
    settings.change(now -> now.with(SIZES.get(which)));
  }
}
