package io.augur.app.surplus;

import android.view.LayoutInflater;
import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.SurplusBinding;
import io.augur.app.databinding.SurplusPlayerBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.PlayerRow.Look;
import io.augur.app.ui.Remainder;
import io.augur.app.ui.Stage;
import io.augur.app.ui.Who;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.Questions;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A reminder of what everybody looks at, who lacks support, and what somebody removes. */
final class SurplusPane implements Pane {
  private static final String FOLDED_OUT = "folded out";

  private final Stage stage;
  private final SurplusBinding views;
  private final List<Row> rows = new ArrayList<>();

  /** A player, with room for what he removes. */
  private record Row(PlayerRow player, SurplusPlayerBinding views) {}

  SurplusPane(Stage stage) {
    this.stage = stage;
    views = SurplusBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
  }

  @Override
  public void show(Asked asked) {
    List<Civilization> players = asked.game().table().setup().civilizations();
    Draft draft = asked.draft();
    if (rows.isEmpty()) {
      build(players, asked);
    }
    boolean open = draft.has(FOLDED_OUT);
    views.removes.setOnClickListener(
        button -> stage.keep(open ? Draft.EMPTY : draft.with(FOLDED_OUT, 1)));
    views.players.setVisibility(open ? View.VISIBLE : View.GONE);
    Optional<Removal> removal = Removal.of(players, draft);
    for (int i = 0; i < rows.size(); i++) {
      Civilization player = players.get(i);
      show(rows.get(i), i, removal.filter(it -> it.player() == player), asked);
    }
    stage.answers().show(offer(removal, asked));
  }

  private void build(List<Civilization> players, Asked asked) {
    views.conflicts.setText(stage.say().text("phase.surplus.1"));
    views.surplus.setText(stage.say().text("phase.surplus.2"));
    views.support.setText(stage.say().text("phase.surplus.3"));
    List<Prompt.Support> unsupported = ((Prompt.Surplus) asked.prompt()).unsupported();
    views.unsupportedTitle.setVisibility(unsupported.isEmpty() ? View.GONE : View.VISIBLE);
    for (Prompt.Support support : unsupported) {
      PlayerRow.in(views.unsupported)
          .show(
              support.player(),
              Who.name(support.player(), asked.game(), stage.context()),
              stage.say().say(Questions.of(support)))
          .mark("")
          .still();
    }
    for (Civilization player : players) {
      SurplusPlayerBinding row =
          SurplusPlayerBinding.inflate(LayoutInflater.from(stage.context()), views.players, true);
      PlayerRow name =
          PlayerRow.in(row.row)
              .show(
                  player,
                  Who.name(player, asked.game(), stage.context()),
                  Who.counts(player, asked.game(), stage.context()))
              .mark("");
      rows.add(new Row(name, row));
    }
  }

  private void show(Row row, int place, Optional<Removal> removal, Asked asked) {
    Draft draft = asked.draft();
    row.player
        .look(removal.isPresent() ? Look.CHOSEN : Look.FREE)
        .onTap(() -> stage.keep(Removal.picking(place, draft)));
    row.views.sheet.setVisibility(removal.isPresent() ? View.VISIBLE : View.GONE);
    removal.ifPresent(
        it -> {
          Counts counts = asked.game().table().player(it.player()).counts();
          row.views.tokens.setListener(n -> stage.keep(Removal.tokens(n, draft)));
          row.views.tokens.show(
              text(R.string.surplus_tokens), it.tokens(), 0, Math.max(0, counts.tokens()));
          row.views.destroyed.setListener(n -> stage.keep(Removal.cities(n, draft)));
          row.views.destroyed.show(
              text(R.string.surplus_cities), it.cities(), 0, Math.max(0, counts.cities()));
          Remainder.show(
              it.isNothing() ? Optional.empty() : asked.refusal(it.answer()), row.views.remainder);
          row.views.remainder.setVisibility(it.isNothing() ? View.GONE : View.VISIBLE);
        });
  }

  private Offer offer(Optional<Removal> removal, Asked asked) {
    if (!removal.isPresent()) {
      String label = stage.say().text("option.no_surplus");
      return Offer.of(label, () -> stage.play(new Event.WentOn()));
    }
    Removal entered = removal.get();
    Phrase label = Says.losses(entered.player(), entered.losses());
    boolean fits = !entered.isNothing() && !asked.refusal(entered.answer()).isPresent();
    return fits
        ? Offer.of(stage.say().say(label), () -> stage.play(entered.answer()))
        : Offer.notYet(stage.say().say(label));
  }

  private String text(int string) {
    return stage.context().getString(string);
  }
}
