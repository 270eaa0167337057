package io.augur.app.settings;

import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.data.Settings;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;

/** Asks after how many seconds without a touch the curtain falls. */
@AndroidEntryPoint
public final class CurtainDialog extends ChoiceDialog {
  private static final List<Integer> SECONDS = List.of(10, 20, 30, 60);

  @Inject Settings settings;

  @Override
  int title() {
    return R.string.settings_curtain;
  }

  @Override
  List<String> labels() {
    List<String> labels = new ArrayList<>();
    SECONDS.forEach(seconds -> labels.add(SettingsWords.seconds(getResources(), seconds)));
    return labels;
  }

  @Override
  int chosen() {
    return SECONDS.indexOf(settings.now().curtainSeconds());
  }

  @Override
  void choose(int which) {
    settings.change(now -> now.withCurtain(SECONDS.get(which)));
  }
}
