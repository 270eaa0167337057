package io.augur.app.settings;

import android.view.LayoutInflater;
import android.view.View;
import io.augur.app.databinding.SettingsBinding;
import io.augur.app.databinding.SettingsRulingBinding;
import io.augur.app.ui.Say;
import io.augur.rules.effect.Names;
import io.augur.rules.table.Reading;
import java.util.List;

/** How the table reads what the rules leave open; settled when it was set up. */
final class TableRulings {
  private final SettingsBinding screen;
  private final Say say;

  TableRulings(SettingsBinding screen) {
    this.screen = screen;
    say = Say.in(screen.getRoot().getContext());
  }

  void show(List<Reading> readings) {
    int shownIfAny = readings.isEmpty() ? View.GONE : View.VISIBLE;
    screen.rulingsTitle.setVisibility(shownIfAny);
    screen.rulings.setVisibility(shownIfAny);
    screen.rulings.removeAllViews();
    LayoutInflater inflater = LayoutInflater.from(screen.getRoot().getContext());
    for (Reading reading : readings) {
      SettingsRulingBinding row = SettingsRulingBinding.inflate(inflater, screen.rulings, true);
      row.question.setText(say.say(Names.of(reading.ruling())));
      row.reading.setText(say.say(Names.of(reading)));
    }
  }
}
