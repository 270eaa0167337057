package io.augur.app.ui;

import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.widget.GridLayout;
import com.google.android.material.button.MaterialButton;
import io.augur.app.R;
import java.text.NumberFormat;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Keys for a number: one for each while they are few, else the ten digits. */
public final class NumberPad extends GridLayout {
  private static final int FEW = 14;
  private static final int COLUMNS_OF_FEW = 5;
  private static final int COLUMNS_OF_DIGITS = 3;

  private Consumer<OptionalInt> listener = number -> {};
  private OptionalInt number = OptionalInt.empty();
  private int least;
  private int most = -1;

  public NumberPad(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
  }

  public void setListener(Consumer<OptionalInt> listener) {
    this.listener = listener;
  }

  /** Offers the numbers between these bounds. */
  public void show(int fewest, int greatest, OptionalInt chosen) {
    number = chosen;
    if (least != fewest || most != greatest) {
      least = fewest;
      most = greatest;
      removeAllViews();
      build();
    }
    for (int i = 0; i < getChildCount(); i++) {
      MaterialButton key = (MaterialButton) getChildAt(i);
      key.setChecked(isFew() && chosen.isPresent() && chosen.getAsInt() == least + i);
    }
  }

  private boolean isFew() {
    return most - least <= FEW;
  }

  private void build() {
    setColumnCount(isFew() ? COLUMNS_OF_FEW : COLUMNS_OF_DIGITS);
    if (isFew()) {
      for (int n = least; n <= most; n++) {
        int its = n;
        key(n).setOnClickListener(view -> listener.accept(OptionalInt.of(its)));
      }
      return;
    }
    for (int digit = 1; digit <= 9; digit++) {
      digit(digit);
    }
    MaterialButton back = key(0);
    back.setText(R.string.pad_back_sign);
    back.setContentDescription(getContext().getString(R.string.pad_back));
    back.setOnClickListener(view -> listener.accept(Typing.back(number)));
    digit(0);
  }

  private void digit(int digit) {
    key(digit).setOnClickListener(view -> listener.accept(Typing.digit(number, digit, most)));
  }

  private MaterialButton key(int shown) {
    MaterialButton key =
        (MaterialButton) LayoutInflater.from(getContext()).inflate(R.layout.pad_key, this, false);
    key.setText(NumberFormat.getIntegerInstance().format(shown));
    key.setCheckable(isFew());
    GridLayout.LayoutParams place = (GridLayout.LayoutParams) key.getLayoutParams();
    place.columnSpec = GridLayout.spec(GridLayout.UNDEFINED, GridLayout.FILL, 1f);
    addView(key, place);
    return key;
  }
}
