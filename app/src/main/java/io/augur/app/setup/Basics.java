package io.augur.app.setup;

import com.google.android.material.button.MaterialButton;
import io.augur.app.R;
import io.augur.app.databinding.SetupBasicsBinding;
import io.augur.app.ui.Say;
import io.augur.app.ui.Typed;
import io.augur.rules.table.Track;
import java.util.List;

/** Name, line-up and A.S.T., bound to the draft. */
final class Basics {
  private final SetupBasicsBinding fields;
  private final WhoPlays lineUp;

  Basics(SetupBasicsBinding fields, SetupViewModel setup) {
    this.fields = fields;
    this.lineUp = new WhoPlays(fields.lineUp, setup::change);
    Say say = Say.in(fields.getRoot().getContext());
    fields.basic.setText(say.text("track.basic.name"));
    fields.expert.setText(say.text("track.expert.name"));
    for (MaterialButton wrapping : List.of(fields.basic, fields.expert)) {
      wrapping.setMaxLines(3); // the group has made it one line
      wrapping.setEllipsize(null);
    }
    fields.name.setHorizontallyScrolling(false);
    fields.name.setMaxLines(4);
    fields.name.addTextChangedListener(new Typed(setup::name));
    fields.basic.setOnClickListener(button -> setup.change(it -> it.track(Track.BASIC)));
    fields.expert.setOnClickListener(button -> setup.change(it -> it.track(Track.EXPERT)));
  }

  void show(SetupUiState state) {
    Draft draft = state.draft();
    lineUp.show(draft);
    if (!draft.name().contentEquals(String.valueOf(fields.name.getText()))) {
      fields.name.setText(draft.name());
      fields.name.setSelection(draft.name().length());
    }
    fields.nameFrame.setError(state.problem().says(fields.getRoot().getResources()));
    fields.track.check(draft.setup().track() == Track.BASIC ? R.id.basic : R.id.expert);
  }
}
