package io.augur.app.ui;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import io.augur.app.databinding.PlayerLineBinding;
import io.augur.app.databinding.PlayerRowBinding;
import io.augur.rules.flow.Game;
import io.augur.rules.table.Civilization;

/** A player in a list: disc, name, something about him, and a mark. */
public final class PlayerRow {
  /** What can be done with the row. */
  public enum Look {
    FREE,
    CHOSEN,
    BARRED
  }

  private final PlayerRowBinding row;

  private PlayerRow(PlayerRowBinding row) {
    this.row = row;
  }

  /** One more at the end of the room. */
  public static PlayerRow in(ViewGroup room) {
    PlayerRowBinding row =
        PlayerRowBinding.inflate(LayoutInflater.from(room.getContext()), room, false);
    room.addView(row.getRoot());
    return new PlayerRow(row);
  }

  /** A player to look at, in one line with what he has on the board. */
  public static void line(Civilization civilization, Game game, ViewGroup room) {
    PlayerLineBinding line =
        PlayerLineBinding.inflate(LayoutInflater.from(room.getContext()), room, true);
    String name = Who.name(civilization, game, room.getContext());
    String counts = Who.counts(civilization, game, room.getContext());
    line.disc.setCivilization(civilization);
    line.text.setText(counts.isEmpty() ? name : name + " · " + counts);
  }

  /** Nothing to tap. */
  public PlayerRow still() {
    row.getRoot().setClickable(false);
    row.getRoot().setFocusable(false);
    return this;
  }

  public PlayerRow show(Civilization civilization, CharSequence name, CharSequence about) {
    row.disc.setCivilization(civilization);
    row.name.setText(name);
    row.about.setText(about);
    row.about.setVisibility(about.length() == 0 ? View.GONE : View.VISIBLE);
    return this;
  }

  public PlayerRow mark(CharSequence mark) {
    row.mark.setText(mark);
    row.mark.setVisibility(mark.length() == 0 ? View.GONE : View.VISIBLE);
    return this;
  }

  public PlayerRow look(Look look) {
    row.getRoot().setCheckable(look != Look.BARRED);
    row.getRoot().setChecked(look == Look.CHOSEN);
    row.getRoot().setEnabled(look != Look.BARRED);
    row.disc.setAlpha(look == Look.BARRED ? 0.45f : 1f);
    row.name.setEnabled(look != Look.BARRED);
    return this;
  }

  public PlayerRow onTap(Runnable action) {
    row.getRoot().setOnClickListener(view -> action.run());
    return this;
  }

  public View view() {
    return row.getRoot();
  }
}
