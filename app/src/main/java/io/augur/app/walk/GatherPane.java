package io.augur.app.walk;

import android.view.LayoutInflater;
import android.widget.LinearLayout;
import android.widget.TextView;
import io.augur.app.R;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Bars;
import io.augur.app.ui.Pane;
import io.augur.app.ui.Stage;
import io.augur.app.ui.Stretch;
import io.augur.app.ui.TimeBars;
import io.augur.app.ui.Timing;
import io.augur.rules.flow.Event;
import java.util.List;

/**
 * Between two turns: how long the last one took, and the calamities may begin, once everybody has
 * entered his cards.
 */
final class GatherPane implements Pane {
  private final Stage stage;
  private final LinearLayout times;

  GatherPane(Stage stage) {
    this.stage = stage;
    times = new LinearLayout(stage.context());
    times.setOrientation(LinearLayout.VERTICAL);
    stage.content().addView(times);
  }

  @Override
  public void show(Asked asked) {
    String begin = stage.say().text("option.begin");
    stage.answers().show(Offer.of(begin, () -> stage.play(new Event.WentOn())));
    Stretch.last(asked.game(), state -> state.place().isPresent())
        .ifPresent(
            turn ->
                stage
                    .session()
                    .timesAfter(
                        turn.begins(asked.open()),
                        stored -> show(turn, Timing.of(turn.states(), stored.orElse(List.of())))));
  }

  private void show(Stretch turn, Timing timing) {
    times.removeAllViews();
    if (timing.isKnown()) {
      TimeBars bars = new TimeBars(stage.context());
      TextView heading =
          (TextView)
              LayoutInflater.from(stage.context()).inflate(R.layout.page_heading, times, false);
      heading.setText(
          stage
              .context()
              .getString(
                  R.string.took_turn, turn.before().table().turn(), bars.say(timing.total())));
      times.addView(heading);
      Bars.show(bars.all(timing), times);
    }
  }
}
