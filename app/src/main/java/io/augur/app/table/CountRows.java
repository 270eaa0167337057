package io.augur.app.table;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.ViewGroup;
import io.augur.app.R;
import io.augur.app.databinding.SeatCountBinding;
import io.augur.app.ui.Say;
import io.augur.app.ui.Typed;
import io.augur.rules.flow.Count;
import io.augur.rules.words.Phrase;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A row for each count: less, the number to type, more, and why it can't be. */
final class CountRows {
  private final Map<Count, SeatCountBinding> rows = new EnumMap<>(Count.class);
  private final SeatViewModel seat;
  private Map<Count, Integer> counts = Map.of();

  CountRows(ViewGroup parent, SeatViewModel seat) {
    this.seat = seat;
    for (Count count : Count.values()) {
      add(count, parent);
    }
  }

  void show(SeatUiState state) {
    counts = state.counts();
    rows.forEach((count, row) -> show(row, number(count), state.problems().get(count)));
  }

  private static void show(SeatCountBinding row, int number, @Nullable Phrase problem) {
    if (number != typed(String.valueOf(row.number.getText()))) {
      row.number.setText(number == Count.UNKNOWN ? "" : String.valueOf(number));
    }
    Say say = Say.in(row.getRoot().getContext());
    row.frame.setError(problem == null ? null : say.say(problem));
  }

  private void add(Count count, ViewGroup parent) {
    Context context = parent.getContext();
    SeatCountBinding row = SeatCountBinding.inflate(LayoutInflater.from(context), parent, false);
    String label = context.getString(label(count));
    row.frame.setHint(label);
    row.fewer.setContentDescription(context.getString(R.string.seat_fewer, label));
    row.more.setContentDescription(context.getString(R.string.seat_more, label));
    row.fewer.setOnClickListener(button -> seat.count(count, Math.max(0, number(count) - 1)));
    row.more.setOnClickListener(button -> seat.count(count, Math.max(0, number(count)) + 1));
    row.number.addTextChangedListener(
        new Typed(
            text -> {
              if (typed(text) != number(count)) {
                seat.count(count, typed(text));
              }
            }));
    rows.put(count, row);
    parent.addView(row.getRoot());
  }

  private int number(Count count) {
    Integer number = counts.get(count);
    return number == null ? Count.UNKNOWN : number;
  }

  private static int typed(String text) {
    return text.isEmpty() ? Count.UNKNOWN : Integer.parseInt(text);
  }

  private static int label(Count count) {
    return switch (count) {
      case CITIES -> R.string.seat_count_cities;
      case TOKENS -> R.string.seat_count_tokens;
      case TREASURY -> R.string.seat_count_treasury;
      case CARDS -> R.string.seat_count_cards;
      case POSITION -> R.string.seat_count_position;
    };
  }
}
