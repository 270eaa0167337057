package io.augur.app.setup;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup.LayoutParams;
import android.widget.RadioButton;
import com.google.android.material.radiobutton.MaterialRadioButton;
import io.augur.app.R;
import io.augur.app.databinding.SetupPeopleBinding;
import io.augur.app.databinding.SetupRulingBinding;
import io.augur.app.setup.SetupUiState.Section;
import io.augur.app.ui.Fold;
import io.augur.app.ui.Say;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Ruling;
import java.util.EnumMap;
import java.util.Map;

/** The questions that the rulebook leaves open, each with its readings. */
final class Rulebook {
  private final SetupPeopleBinding fields;
  private final Map<Reading, RadioButton> readings = new EnumMap<>(Reading.class);

  Rulebook(SetupPeopleBinding fields, SetupViewModel setup) {
    this.fields = fields;
    fields.rulingsFold.setSingleLine(false);
    fields.rulingsFold.setOnClickListener(button -> setup.fold(Section.RULINGS));
    for (Ruling ruling : Ruling.values()) {
      add(ruling, setup);
    }
  }

  void show(SetupUiState state) {
    int changed = 0;
    for (Reading reading : state.draft().setup().rulings().list()) {
      RadioButton button = readings.get(reading);
      if (button != null) {
        button.setChecked(true);
      }
      changed += reading == reading.ruling().standard() ? 0 : 1;
    }
    Context context = fields.getRoot().getContext();
    String summary =
        changed == 0
            ? context.getString(R.string.setup_rulings_standard)
            : context
                .getResources()
                .getQuantityString(R.plurals.setup_rulings_changed, changed, changed);
    fields.rulingsFold.setText(context.getString(R.string.setup_rulings, summary));
    boolean open = state.unfolded().contains(Section.RULINGS);
    fields.rulings.setVisibility(open ? View.VISIBLE : View.GONE);
    (open ? Fold.OPEN : Fold.CLOSED).on(fields.rulingsFold);
  }

  private void add(Ruling ruling, SetupViewModel setup) {
    Context context = fields.getRoot().getContext();
    Say say = Say.in(context);
    SetupRulingBinding block =
        SetupRulingBinding.inflate(LayoutInflater.from(context), fields.rulings, false);
    block.question.setText(say.text("ruling." + ruling.key()));
    for (Reading reading : ruling.readings()) {
      RadioButton button = new MaterialRadioButton(context);
      button.setId(View.generateViewId());
      button.setTextAppearance(R.style.Text_Augur_Body_Large);
      button.setMinHeight(context.getResources().getDimensionPixelSize(R.dimen.target));
      button.setText(say.text("reading." + reading.key()));
      button.setSaveEnabled(false);
      button.setOnClickListener(tapped -> setup.change(draft -> draft.reading(reading)));
      readings.put(reading, button);
      block.readings.addView(button, LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT);
    }
    fields.rulings.addView(block.getRoot());
  }
}
