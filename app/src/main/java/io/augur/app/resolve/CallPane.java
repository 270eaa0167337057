package io.augur.app.resolve;

import android.view.LayoutInflater;
import io.augur.app.R;
import io.augur.app.data.Settings;
import io.augur.app.databinding.CallBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Pane;
import io.augur.app.ui.Stage;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;

/** The call: number, name and kind, to be read across the table. Who holds it stays unsaid. */
final class CallPane implements Pane {
  private final Stage stage;
  private final Settings settings;
  private final CallBinding views;

  CallPane(Stage stage, Settings settings) {
    this.stage = stage;
    this.settings = settings;
    views = CallBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
  }

  @Override
  public boolean putsQuestion() {
    return true;
  }

  @Override
  public void show(Asked asked) {
    Calamity calamity = ((Prompt.Call) asked.prompt()).calamity();
    views.badge.setCalamity(calamity);
    views.name.setLargest(
        stage
            .context()
            .getResources()
            .getDimensionPixelSize(
                switch (settings.now().callSize()) {
                  case USUAL -> R.dimen.call_usual;
                  case LARGE -> R.dimen.call_large;
                  case LARGEST -> R.dimen.call_largest;
                }));
    views.name.setText(stage.say().say(Says.of(calamity)));
    views.kind.setText(
        calamity.row().kind().tradeable() ? R.string.call_tradeable : R.string.call_not_tradeable);
    stage
        .answers()
        .show(
            Offer.of(
                stage.say().text("option.call"), () -> stage.play(new Event.Called(calamity))));
  }
}
