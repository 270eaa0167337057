package io.augur.app.selection;

import android.view.LayoutInflater;
import io.augur.app.R;
import io.augur.app.databinding.DrawnBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Pane;
import io.augur.app.ui.Stage;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Says;
import io.augur.rules.view.Journal;
import io.augur.rules.words.Phrase;

/** The card that was drawn: it turns over and lies there until somebody taps on. */
final class DrawnPane implements Pane {
  private final Stage stage;
  private final DrawnBinding views;
  private boolean turned;

  DrawnPane(Stage stage) {
    this.stage = stage;
    views = DrawnBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
  }

  @Override
  public boolean putsQuestion() {
    return true;
  }

  @Override
  public void show(Asked asked) {
    Event.Drew drew = (Event.Drew) asked.game().last().orElseThrow(IllegalStateException::new);
    Calamity calamity = drew.calamity();
    views.badge.setCalamity(calamity);
    views.name.setText(stage.say().say(Says.of(calamity)));
    StringBuilder lines = new StringBuilder();
    for (Phrase line : Journal.of(asked.game())) {
      lines.append(lines.length() == 0 ? "" : "\n").append(stage.say().say(line));
    }
    views.told.setText(lines);
    if (!turned) {
      turned = true;
      Turn.over(views.back, views.face);
    }
    stage.answers().show(Offer.of(stage.context().getString(R.string.go_on), stage::goOn));
  }
}
