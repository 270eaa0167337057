package io.augur.app.table;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import com.google.android.material.chip.Chip;
import io.augur.app.R;
import io.augur.app.databinding.SeatAdvanceBinding;
import io.augur.app.databinding.SeatBinding;
import io.augur.app.ui.GroupMarks;
import io.augur.app.ui.Say;
import io.augur.app.ui.Typed;
import io.augur.rules.effect.Names;
import io.augur.rules.reference.Folded;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** All advances to tick, those owned on top, narrowed by a group and by what is typed. */
final class AdvanceRows {
  private final Map<Advance, SeatAdvanceBinding> rows = new EnumMap<>(Advance.class);
  private final List<Advance> order = new ArrayList<>();
  private final SeatBinding screen;
  private final SeatViewModel seat;
  private final Say say;
  private Optional<AdvanceGroup> group = Optional.empty();

  AdvanceRows(SeatBinding screen, SeatViewModel seat) {
    this.screen = screen;
    this.seat = seat;
    this.say = Say.in(screen.getRoot().getContext());
    for (AdvanceGroup each : AdvanceGroup.values()) {
      addChip(each);
    }
    screen.search.addTextChangedListener(new Typed(text -> filter()));
  }

  void show(Advances owned) {
    if (order.isEmpty()) {
      build(owned);
    }
    rows.forEach((advance, row) -> row.advance.setChecked(owned.has(advance)));
    Context context = screen.getRoot().getContext();
    screen.owned.setText(context.getString(R.string.seat_advances_owned, owned.size()));
  }

  /** Rows keep their places from now on, so that none moves away under a finger. */
  private void build(Advances owned) {
    Collator byName = Collator.getInstance(locale());
    order.addAll(List.of(Advance.values()));
    order.sort(
        Comparator.comparing((Advance advance) -> !owned.has(advance))
            .thenComparing(this::name, byName));
    order.forEach(advance -> rows.put(advance, row(advance)));
    filter();
  }

  private SeatAdvanceBinding row(Advance advance) {
    Context context = screen.getRoot().getContext();
    SeatAdvanceBinding row =
        SeatAdvanceBinding.inflate(LayoutInflater.from(context), screen.advances, false);
    List<String> groups = new ArrayList<>();
    advance.groups().forEach(it -> groups.add(say.text("group." + it.key() + ".name")));
    row.advance.setText(name(advance));
    row.advance.setContentDescription(
        context.getString(R.string.seat_advance, name(advance), String.join(", ", groups)));
    row.groups.setGroups(advance.groups());
    row.advance.setOnClickListener(box -> seat.toggle(advance));
    return row;
  }

  private void addChip(AdvanceGroup each) {
    Chip chip =
        (Chip)
            LayoutInflater.from(screen.getRoot().getContext())
                .inflate(R.layout.seat_group, screen.groups, false);
    chip.setText(say.text("group." + each.key() + ".name"));
    chip.getChipIcon().setTint(GroupMarks.colour(each));
    chip.setOnClickListener(
        tapped -> {
          group = chip.isChecked() ? Optional.of(each) : Optional.empty();
          filter();
        });
    screen.groups.addView(chip);
  }

  private void filter() {
    String wanted = Folded.of(String.valueOf(screen.search.getText())).trim();
    screen.advances.removeAllViews();
    for (Advance advance : order) {
      SeatAdvanceBinding row = rows.get(advance);
      boolean grouped = !group.isPresent() || advance.groups().contains(group.get());
      if (row != null && grouped && Folded.of(name(advance)).contains(wanted)) {
        screen.advances.addView(row.getRoot());
      }
    }
    boolean none = screen.advances.getChildCount() == 0 && !order.isEmpty();
    screen.noneFound.setVisibility(none ? View.VISIBLE : View.GONE);
  }

  private String name(Advance advance) {
    return say.say(Names.of(advance));
  }

  private Locale locale() {
    return screen.getRoot().getResources().getConfiguration().getLocales().get(0);
  }
}
