package io.augur.app.abilities;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import io.augur.app.R;
import io.augur.app.databinding.AbilityOtherBinding;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.PlayerRow.Look;
import io.augur.app.ui.Stage;
import io.augur.app.ui.Stepper;
import io.augur.app.ui.Who;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Count;
import io.augur.rules.table.Civilization;

/** A player whom an ability may touch, with what it takes from him. */
final class OtherRow {
  private final Civilization other;
  private final Stage stage;
  private final AbilityOtherBinding views;
  private final PlayerRow row;

  OtherRow(Civilization other, Use use, Stage stage, ViewGroup room) {
    this.other = other;
    this.stage = stage;
    Context context = stage.context();
    views = AbilityOtherBinding.inflate(LayoutInflater.from(context), room, true);
    row =
        PlayerRow.in(views.row)
            .show(
                other,
                Who.name(other, use.game(), context),
                Who.counts(other, use.game(), context));
  }

  void show(Use use) {
    boolean touched = use.touches(other);
    boolean units = use.way().takesUnits();
    row.look(touched ? Look.CHOSEN : Look.FREE)
        .mark(touched && !units ? stage.say().say(Unit.CARDS.phrase(1)) : "")
        .onTap(() -> stage.keep(use.touching(other)));
    views.units.setVisibility(touched && units ? View.VISIBLE : View.GONE);
    step(views.cities, R.string.abilities_cities, Count.CITIES, use);
    step(views.tokens, R.string.abilities_tokens, Count.TOKENS, use);
  }

  private void step(Stepper stepper, int label, Count count, Use use) {
    stepper.setListener(n -> stage.keep(use.taking(other, count, n)));
    stepper.show(
        stage.context().getString(label), use.taken(other, count), 0, use.known(other, count));
  }
}
