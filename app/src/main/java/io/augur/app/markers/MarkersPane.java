package io.augur.app.markers;

import android.view.LayoutInflater;
import android.view.View;
import io.augur.app.databinding.MarkerBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.PlayerRow.Look;
import io.augur.app.ui.Stage;
import io.augur.app.ui.Who;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.reference.Demands;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;

/** All markers with what their next space asks for; the table may know one of them better. */
final class MarkersPane implements Pane {
  private static final String OPEN = "open";

  private final Stage stage;
  private final List<Row> rows = new ArrayList<>();

  /** A marker, and what can be said about it alone. */
  private record Row(PlayerRow player, MarkerBinding views) {}

  MarkersPane(Stage stage) {
    this.stage = stage;
  }

  @Override
  public void show(Asked asked) {
    List<Prompt.Markers.Proposal> proposals = ((Prompt.Markers) asked.prompt()).proposals();
    for (int i = rows.size(); i < proposals.size(); i++) {
      rows.add(row(proposals.get(i), asked));
    }
    int open = asked.draft().number(OPEN, -1);
    for (int i = 0; i < rows.size(); i++) {
      int index = i;
      Row row = rows.get(i);
      row.player
          .look(i == open ? Look.CHOSEN : Look.FREE)
          .onTap(() -> stage.keep(asked.draft().with(OPEN, index == open ? -1 : index)));
      row.views.alone.setVisibility(i == open ? View.VISIBLE : View.GONE);
      row.views.moves.setEnabled(!asked.open().readOnly());
      row.views.stays.setEnabled(!asked.open().readOnly());
    }
    String all = stage.say().text("option.as_proposed");
    stage.answers().show(Offer.of(all, () -> stage.play(new Event.WentOn())));
  }

  private Row row(Prompt.Markers.Proposal proposal, Asked asked) {
    MarkerBinding views =
        MarkerBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
    PlayerRow row =
        PlayerRow.in(views.row)
            .show(
                proposal.player(),
                Who.name(proposal.player(), asked.game(), stage.context()),
                about(proposal, asked))
            .mark(signed(proposal.steps()));
    views.moves.setVisibility(proposal.steps() == 0 ? View.GONE : View.VISIBLE);
    views.moves.setOnClickListener(button -> move(proposal, proposal.steps()));
    views.stays.setOnClickListener(button -> move(proposal, 0));
    return new Row(row, views);
  }

  private void move(Prompt.Markers.Proposal proposal, int steps) {
    stage.play(new Event.Moved(proposal.player(), steps));
  }

  private String about(Prompt.Markers.Proposal proposal, Asked asked) {
    String counts = Who.counts(proposal.player(), asked.game(), stage.context());
    return stage.say().say(Says.of(Count.POSITION, proposal.position()))
        + (counts.isEmpty() ? "" : " · " + counts)
        + "\n"
        + stage.say().say(Demands.of(proposal.epoch(), proposal.requirement()));
  }

  private static String signed(int steps) {
    String number = NumberFormat.getIntegerInstance().format(Math.abs(steps));
    return (steps > 0 ? "+" : steps < 0 ? "−" : "") + number;
  }
}
