package io.augur.app.setup;

import android.view.View;
import io.augur.app.R;
import io.augur.app.data.Kept;
import io.augur.app.databinding.SetupLineUpBinding;
import io.augur.app.ui.Say;
import io.augur.rules.table.LineUp;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Number of players and map, bound to a draft. */
final class WhoPlays {
  private final SetupLineUpBinding fields;
  private final Consumer<UnaryOperator<Draft>> change;

  WhoPlays(SetupLineUpBinding fields, Consumer<UnaryOperator<Draft>> change) {
    this.fields = fields;
    this.change = change;
    Say say = Say.in(fields.getRoot().getContext());
    fields.west.setText(say.text("block.west.name"));
    fields.east.setText(say.text("block.east.name"));
    fields.players.setValueFrom(Kept.FEWEST_PLAYERS);
    fields.players.setValueTo(Kept.MOST_PLAYERS);
    fields.players.addOnChangeListener((slider, value, fromUser) -> players((int) value));
    fields.fewer.setOnClickListener(button -> players((int) fields.players.getValue() - 1));
    fields.more.setOnClickListener(button -> players((int) fields.players.getValue() + 1));
    fields.west.setOnClickListener(button -> map(0));
    fields.east.setOnClickListener(button -> map(1));
  }

  void show(Draft draft) {
    int players = draft.setup().seats().size();
    List<LineUp> maps = LineUp.of(players);
    if ((int) fields.players.getValue() != players) {
      fields.players.setValue(players);
    }
    fields.seats.setSeats(players);
    fields.fewer.setEnabled(players > Kept.FEWEST_PLAYERS);
    fields.more.setEnabled(players < Kept.MOST_PLAYERS);
    int choice = maps.size() > 1 ? View.VISIBLE : View.GONE;
    fields.mapTitle.setVisibility(choice);
    fields.map.setVisibility(choice);
    fields.map.check(maps.indexOf(draft.setup().lineUp()) == 0 ? R.id.west : R.id.east);
  }

  private void players(int players) {
    change.accept(it -> it.setup().seats().size() == players ? it : it.players(players));
  }

  private void map(int map) {
    change.accept(it -> it.lineUp(LineUp.of(it.setup().seats().size()).get(map)));
  }
}
