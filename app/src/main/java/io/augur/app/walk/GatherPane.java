package io.augur.app.walk;

import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Pane;
import io.augur.app.ui.Stage;
import io.augur.rules.flow.Event;

/** Between two turns: the calamities may begin, once everybody has entered his cards. */
final class GatherPane implements Pane {
  private final Stage stage;

  GatherPane(Stage stage) {
    this.stage = stage;
  }

  @Override
  public void show(Asked asked) {
    String begin = stage.say().text("option.begin");
    stage.answers().show(Offer.of(begin, () -> stage.play(new Event.WentOn())));
  }
}
