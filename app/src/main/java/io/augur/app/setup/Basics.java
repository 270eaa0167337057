package io.augur.app.setup;

import android.view.View;
import com.google.android.material.button.MaterialButton;
import io.augur.app.R;
import io.augur.app.data.Kept;
import io.augur.app.databinding.SetupBasicsBinding;
import io.augur.app.ui.Say;
import io.augur.app.ui.Typed;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Track;
import java.util.List;

/** Name, number of players, map and A.S.T., bound to the draft. */
final class Basics {
  private final SetupBasicsBinding fields;
  private final SetupViewModel setup;

  Basics(SetupBasicsBinding fields, SetupViewModel setup) {
    this.fields = fields;
    this.setup = setup;
    Say say = Say.in(fields.getRoot().getContext());
    fields.west.setText(say.text("block.west.name"));
    fields.east.setText(say.text("block.east.name"));
    fields.basic.setText(say.text("track.basic.name"));
    fields.expert.setText(say.text("track.expert.name"));
    for (MaterialButton wrapping : List.of(fields.basic, fields.expert)) {
      wrapping.setMaxLines(3); // the group has made it one line
      wrapping.setEllipsize(null);
    }
    fields.players.setValueFrom(Kept.FEWEST_PLAYERS);
    fields.players.setValueTo(Kept.MOST_PLAYERS);
    fields.name.setHorizontallyScrolling(false);
    fields.name.setMaxLines(4);
    fields.name.addTextChangedListener(new Typed(setup::name));
    fields.players.addOnChangeListener((slider, value, fromUser) -> players((int) value));
    fields.fewer.setOnClickListener(button -> players((int) fields.players.getValue() - 1));
    fields.more.setOnClickListener(button -> players((int) fields.players.getValue() + 1));
    fields.west.setOnClickListener(button -> map(0));
    fields.east.setOnClickListener(button -> map(1));
    fields.basic.setOnClickListener(button -> setup.change(it -> it.track(Track.BASIC)));
    fields.expert.setOnClickListener(button -> setup.change(it -> it.track(Track.EXPERT)));
  }

  void show(SetupUiState state) {
    Draft draft = state.draft();
    int players = draft.setup().seats().size();
    List<LineUp> maps = LineUp.of(players);
    if (!draft.name().contentEquals(String.valueOf(fields.name.getText()))) {
      fields.name.setText(draft.name());
      fields.name.setSelection(draft.name().length());
    }
    fields.nameFrame.setError(state.problem().says(fields.getRoot().getResources()));
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
    fields.track.check(draft.setup().track() == Track.BASIC ? R.id.basic : R.id.expert);
  }

  private void players(int players) {
    setup.change(it -> it.setup().seats().size() == players ? it : it.players(players));
  }

  private void map(int map) {
    setup.change(it -> it.lineUp(LineUp.of(it.setup().seats().size()).get(map)));
  }
}
