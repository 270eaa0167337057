package io.augur.app.ui;

import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.LinearLayout;
import io.augur.app.R;
import io.augur.app.databinding.StepperBinding;
import java.text.NumberFormat;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** A number that goes up and down by taps, in fives where the way is long. */
public final class Stepper extends LinearLayout {
  private static final int LEAP = 5;

  private final StepperBinding views;
  private IntConsumer listener = number -> {};
  private int number;
  private int least;
  private int most;

  public Stepper(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
    views = StepperBinding.inflate(LayoutInflater.from(context), this);
    views.fewer.setOnClickListener(view -> step(-1));
    views.more.setOnClickListener(view -> step(1));
    views.manyFewer.setOnClickListener(view -> step(-LEAP));
    views.manyMore.setOnClickListener(view -> step(LEAP));
  }

  public void setListener(IntConsumer listener) {
    this.listener = listener;
  }

  public void show(CharSequence label, int now, int fewest, int greatest) {
    number = now;
    least = fewest;
    most = greatest;
    String shown = NumberFormat.getIntegerInstance().format(now);
    views.label.setText(label);
    views.number.setText(shown);
    views.number.setContentDescription(label + ": " + shown);
    int leaps = greatest - fewest >= LEAP ? View.VISIBLE : View.GONE;
    name(views.fewer, R.string.step_fewer, label, now > fewest);
    name(views.more, R.string.step_more, label, now < greatest);
    name(views.manyFewer, R.string.step_five_fewer, label, now > fewest);
    name(views.manyMore, R.string.step_five_more, label, now < greatest);
    views.manyFewer.setVisibility(leaps);
    views.manyMore.setVisibility(leaps);
  }

  private void name(View button, int text, CharSequence label, boolean possible) {
    button.setContentDescription(getContext().getString(text, label));
    button.setEnabled(possible);
  }

  private void step(int by) {
    listener.accept(Math.max(least, Math.min(most, number + by)));
  }
}
