package io.augur.app.shop;

import android.content.res.ColorStateList;
import android.view.LayoutInflater;
import android.view.ViewGroup;
import com.google.android.material.chip.Chip;
import io.augur.app.R;
import io.augur.app.ui.CivilizationDisc;
import io.augur.app.ui.GroupMarks;
import io.augur.rules.table.AdvanceGroup;

/** A chip in the printed colour of a group, with letters that can be read on it. */
final class GroupChip {
  private GroupChip() {}

  static Chip in(ViewGroup room, AdvanceGroup group) {
    Chip chip =
        (Chip) LayoutInflater.from(room.getContext()).inflate(R.layout.filter_chip, room, false);
    int colour = GroupMarks.colour(group);
    ColorStateList ink = ColorStateList.valueOf(CivilizationDisc.readableOn(colour));
    chip.setChipBackgroundColor(ColorStateList.valueOf(colour));
    chip.setTextColor(ink);
    chip.setChipStrokeColor(ink);
    chip.setCheckedIconTint(ink);
    room.addView(chip);
    return chip;
  }
}
