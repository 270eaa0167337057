package io.augur.app.walk;

import android.content.Context;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.widget.LinearLayout;
import android.widget.TextView;
import io.augur.app.R;
import io.augur.rules.view.Phase;
import org.jspecify.annotations.Nullable;

/** The phases of a turn side by side, the present one lit. */
public final class PhaseBar extends LinearLayout {
  public PhaseBar(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(HORIZONTAL);
    setGravity(Gravity.CENTER_VERTICAL);
    for (Phase phase : Phase.values()) {
      if (!phase.section().isEmpty()) {
        TextView chip =
            (TextView) LayoutInflater.from(context).inflate(R.layout.phase_chip, this, false);
        chip.setText(phase.section());
        chip.setTag(phase);
        addView(chip);
      }
    }
  }

  void show(Phase now) {
    for (int i = 0; i < getChildCount(); i++) {
      getChildAt(i).setActivated(getChildAt(i).getTag() == now);
    }
    setContentDescription(
        now.section().isEmpty()
            ? getContext().getString(R.string.walk_between_turns)
            : getContext().getString(R.string.walk_phase, now.section()));
  }
}
