package io.augur.app.ui;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import io.augur.app.R;
import io.augur.app.databinding.BarRowBinding;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.table.Civilization;
import java.util.List;
import java.util.Optional;

/** A bar chart: a row of words for each bar, so that eyes, ears and colours do not matter. */
public final class Bars {
  /** One bar, with the sign of whom or what it is about. */
  public record Row(
      Optional<Civilization> who, Optional<Calamity> what, String label, String much, long value) {
    public static Row of(String label, String much, long value) {
      return new Row(Optional.empty(), Optional.empty(), label, much, value);
    }

    public static Row of(Civilization who, String label, String much, long value) {
      return new Row(Optional.of(who), Optional.empty(), label, much, value);
    }

    public static Row of(Calamity what, String label, String much, long value) {
      return new Row(Optional.empty(), Optional.of(what), label, much, value);
    }
  }

  private Bars() {}

  /** Puts the bars at the end of the room; the longest fills its row. */
  public static void show(List<Row> rows, ViewGroup room) {
    long most = 1;
    for (Row row : rows) {
      most = Math.max(most, row.value());
    }
    for (Row row : rows) {
      show(row, most, room);
    }
  }

  private static void show(Row row, long most, ViewGroup room) {
    BarRowBinding view = BarRowBinding.inflate(LayoutInflater.from(room.getContext()), room, true);
    row.who().ifPresent(view.who::setCivilization);
    row.what().ifPresent(view.what::setCalamity);
    view.who.setVisibility(row.who().isPresent() ? View.VISIBLE : View.GONE);
    view.what.setVisibility(row.what().isPresent() ? View.VISIBLE : View.GONE);
    view.label.setText(room.getContext().getString(R.string.bar_label, row.label(), row.much()));
    view.bar.setPart(row.value() / (float) most);
  }
}
