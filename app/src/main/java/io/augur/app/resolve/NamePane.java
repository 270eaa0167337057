package io.augur.app.resolve;

import android.view.LayoutInflater;
import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.NamePaneBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.PlayerRow.Look;
import io.augur.app.ui.Stage;
import io.augur.app.ui.Who;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;

/** The victim picker: who may be named, and who may not and why. */
final class NamePane implements Pane {
  private final Stage stage;
  private final NamePaneBinding views;
  private final List<PlayerRow> legal = new ArrayList<>();

  NamePane(Stage stage) {
    this.stage = stage;
    views = NamePaneBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
  }

  @Override
  public void show(Asked asked) {
    Prompt.Name name = (Prompt.Name) asked.prompt();
    Picks picks = Picks.of(name, asked.draft());
    if (legal.isEmpty()) {
      build(name, asked);
    }
    for (int i = 0; i < legal.size(); i++) {
      Civilization player = name.legal().get(i);
      int place = picks.named().indexOf(player);
      legal
          .get(i)
          .mark(place < 0 ? "" : String.valueOf(place + 1))
          .look(place < 0 ? Look.FREE : Look.CHOSEN)
          .onTap(() -> tapped(picks.tapped(player), asked));
    }
    views.all.setVisibility(picks.mayNameAll() ? View.VISIBLE : View.GONE);
    views.all.setOnClickListener(button -> stage.keep(picks.all().in(asked.draft())));
    stage.answers().show(offer(picks));
  }

  /** The last name that is wanted completes the answer; undo takes it back. */
  private void tapped(Picks next, Asked asked) {
    if (next.isExactlyEnough() && !asked.open().readOnly()) {
      stage.play(next.answer());
    } else {
      stage.keep(next.in(asked.draft()));
    }
  }

  private void build(Prompt.Name name, Asked asked) {
    for (Civilization player : name.legal()) {
      legal.add(
          PlayerRow.in(views.legal)
              .show(
                  player,
                  Who.name(player, asked.game(), stage.context()),
                  Who.counts(player, asked.game(), stage.context())));
    }
    views.barredTitle.setVisibility(name.barred().isEmpty() ? View.GONE : View.VISIBLE);
    for (Prompt.Name.Barred barred : name.barred()) {
      PlayerRow.in(views.barred)
          .show(
              barred.player(),
              Who.name(barred.player(), asked.game(), stage.context()),
              stage.say().say(barred.reason()))
          .mark("")
          .look(Look.BARRED);
    }
  }

  private Offer offer(Picks picks) {
    int named = picks.named().size();
    String label =
        named == 0 && picks.isEnough()
            ? stage.context().getString(R.string.name_nobody)
            : stage.context().getString(R.string.name_count, named, picks.prompt().most());
    return picks.isEnough()
        ? Offer.of(label, () -> stage.play(picks.answer()))
        : Offer.notYet(label);
  }
}
