package io.augur.app.ui;

import android.content.Context;
import android.content.res.ColorStateList;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.LinearLayout;
import android.widget.TextView;
import com.google.android.material.button.MaterialButton;
import io.augur.app.R;
import io.augur.rules.flow.Seat;
import org.jspecify.annotations.Nullable;

/** A band in a player's colour with disc, civilization and name: whom this page is for. */
public final class WhoBand extends LinearLayout {
  private static final int OPAQUE = 0xff000000;

  private final MaterialButton back;
  private final CivilizationDisc disc;
  private final TextView who;

  public WhoBand(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(HORIZONTAL);
    setGravity(Gravity.CENTER_VERTICAL);
    int padding = (int) (8 * getResources().getDisplayMetrics().density);
    setPadding(padding, padding, padding, padding);
    LayoutInflater.from(context).inflate(R.layout.who_band, this, true);
    back = findViewById(R.id.back);
    disc = findViewById(R.id.disc);
    who = findViewById(R.id.who);
  }

  public void show(Seat seat) {
    int colour = OPAQUE | seat.civilization().colour();
    int ink = CivilizationDisc.readableOn(colour);
    setBackgroundColor(colour);
    disc.setCivilization(seat.civilization());
    who.setText(Who.name(seat, getContext()));
    who.setTextColor(ink);
    back.setIconTint(ColorStateList.valueOf(ink));
  }

  /** What the arrow does; without a listener there is none. */
  public void onBack(@Nullable OnClickListener listener) {
    back.setVisibility(listener == null ? View.GONE : View.VISIBLE);
    back.setOnClickListener(listener);
  }
}
