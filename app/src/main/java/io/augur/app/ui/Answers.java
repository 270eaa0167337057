package io.augur.app.ui;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import com.google.android.material.button.MaterialButton;
import io.augur.app.R;
import java.util.List;

/** The answers under the thumb: the first one stands out, the others follow it. */
public final class Answers {
  /** One of them; without an action it can't be given yet. */
  public record Offer(CharSequence label, Runnable action, Ready ready) {
    public static Offer of(CharSequence label, Runnable action) {
      return new Offer(label, action, Ready.YES);
    }

    public static Offer notYet(CharSequence label) {
      return new Offer(label, () -> {}, Ready.NO);
    }
  }

  /** Whether an answer can be given as things stand. */
  public enum Ready {
    YES,
    NO
  }

  private final ViewGroup room;
  private final Ready table;

  /** Where nothing can be stored, no answer is ready. */
  public Answers(ViewGroup room, Ready table) {
    this.room = room;
    this.table = table;
  }

  public void show(Offer... offers) {
    show(List.of(offers));
  }

  /** Buttons that stay keep their focus. */
  public void show(List<Offer> offers) {
    while (room.getChildCount() > offers.size()) {
      room.removeViewAt(room.getChildCount() - 1);
    }
    LayoutInflater inflater = LayoutInflater.from(room.getContext());
    while (room.getChildCount() < offers.size()) {
      int layout = room.getChildCount() == 0 ? R.layout.answer_first : R.layout.answer_other;
      room.addView(inflater.inflate(layout, room, false));
    }
    for (int i = 0; i < offers.size(); i++) {
      MaterialButton button = (MaterialButton) room.getChildAt(i);
      Offer offer = offers.get(i);
      button.setText(offer.label());
      button.setEnabled(offer.ready() == Ready.YES && table == Ready.YES);
      button.setOnClickListener(view -> offer.action().run());
    }
  }
}
