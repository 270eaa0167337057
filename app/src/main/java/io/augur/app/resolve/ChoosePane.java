package io.augur.app.resolve;

import io.augur.app.ui.Asked;
import io.augur.app.ui.ChoicesPane;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.Stage;
import io.augur.rules.flow.Prompt;

/** A player's choice between a few answers, with what he has on the board. */
final class ChoosePane implements Pane {
  private final Stage stage;
  private final ChoicesPane choices;

  ChoosePane(Stage stage) {
    this.stage = stage;
    choices = new ChoicesPane(stage);
  }

  @Override
  public void show(Asked asked) {
    choices.show(asked);
    PlayerRow.line(((Prompt.Choose) asked.prompt()).player(), asked.game(), stage.content());
  }
}
