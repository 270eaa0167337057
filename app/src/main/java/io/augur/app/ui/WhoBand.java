package io.augur.app.ui;

import android.content.Context;
import android.content.res.ColorStateList;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.LinearLayout;
import io.augur.app.databinding.WhoBandBinding;
import io.augur.rules.flow.Seat;
import org.jspecify.annotations.Nullable;

/** A band in a player's colour with disc, civilization and name: whom this page is for. */
public final class WhoBand extends LinearLayout {
  private static final int OPAQUE = 0xff000000;

  private final WhoBandBinding views;

  public WhoBand(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(HORIZONTAL);
    setGravity(Gravity.CENTER_VERTICAL);
    int padding = (int) (8 * getResources().getDisplayMetrics().density);
    setPadding(padding, padding, padding, padding);
    views = WhoBandBinding.inflate(LayoutInflater.from(context), this);
  }

  public void show(Seat seat) {
    int colour = OPAQUE | seat.civilization().colour();
    int ink = CivilizationDisc.readableOn(colour);
    setBackgroundColor(colour);
    views.disc.setCivilization(seat.civilization());
    views.who.setText(SeatName.of(seat, getContext()));
    views.who.setTextColor(ink);
    views.back.setIconTint(ColorStateList.valueOf(ink));
  }

  /** What the arrow does; without a listener there is none. */
  public void onBack(@Nullable OnClickListener listener) {
    views.back.setVisibility(listener == null ? View.GONE : View.VISIBLE);
    views.back.setOnClickListener(listener);
  }
}
