package io.augur.app.charts;

import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.charts.ChartsUiState.Loss;
import io.augur.app.databinding.ChartsBinding;
import io.augur.app.ui.Bars;
import io.augur.app.ui.Edges;
import io.augur.app.ui.Go;
import io.augur.app.ui.TimeBars;
import io.augur.app.ui.Who;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How long the game took, and who suffered what, as bars. */
@AndroidEntryPoint
public final class ChartsFragment extends Fragment {
  public ChartsFragment() {
    super(R.layout.charts);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    ChartsBinding screen = ChartsBinding.bind(view);
    Edges.keepClear(screen.column, Edges.TOP, Edges.SIDES, Edges.BOTTOM);
    screen.toolbar.setNavigationOnClickListener(button -> Go.up(this));
    screen.message.title.setText(R.string.charts_nothing_title);
    screen.message.text.setText(R.string.charts_nothing_text);
    screen.message.picture.setImageResource(R.drawable.lamp);
    if (getResources().getBoolean(R.bool.wide)) {
      sideBySide(screen);
    }
    new ViewModelProvider(this)
        .get(ChartsViewModel.class)
        .state()
        .observe(getViewLifecycleOwner(), state -> show(state, screen));
  }

  private static void sideBySide(ChartsBinding screen) {
    screen.halves.setOrientation(LinearLayout.HORIZONTAL);
    for (View half : List.of(screen.times, screen.losses)) {
      LinearLayout.LayoutParams room =
          new LinearLayout.LayoutParams(0, ViewGroup.LayoutParams.WRAP_CONTENT, 1);
      room.setMarginEnd(half == screen.times ? 2 * screen.halves.getPaddingStart() : 0);
      half.setLayoutParams(room);
    }
  }

  private void show(ChartsUiState state, ChartsBinding screen) {
    shownIf(screen.loading, state instanceof ChartsUiState.Loading);
    shownIf(screen.message.getRoot(), state instanceof ChartsUiState.Nothing);
    shownIf(screen.scroll, state instanceof ChartsUiState.Told);
    if (state instanceof ChartsUiState.Told told) {
      TimeBars times = new TimeBars(requireContext());
      screen.times.removeAllViews();
      if (told.timing().isKnown()) {
        chart(R.string.charts_phases, times.phases(told.timing()), screen.times);
        chart(R.string.charts_calamities, times.calamities(told.timing()), screen.times);
        line(R.layout.pane_line, R.string.charts_pauses, screen.times);
      }
      shownIf(screen.times, told.timing().isKnown());
      screen.losses.removeAllViews();
      chart(R.string.charts_points, rows(told.points()), screen.losses);
      chart(R.string.charts_cities, rows(told.cities()), screen.losses);
    }
  }

  private void chart(int title, List<Bars.Row> rows, ViewGroup room) {
    if (!rows.isEmpty()) {
      line(R.layout.page_heading, title, room);
      Bars.show(rows, room);
    }
  }

  private void line(int layout, int text, ViewGroup room) {
    TextView line = (TextView) getLayoutInflater().inflate(layout, room, false);
    line.setText(text);
    room.addView(line);
  }

  private List<Bars.Row> rows(List<Loss> losses) {
    List<Bars.Row> rows = new ArrayList<>();
    for (Loss loss : losses) {
      rows.add(
          Bars.Row.of(
              loss.player().civilization(),
              Who.name(loss.player(), requireContext()),
              String.valueOf(loss.much()),
              loss.much()));
    }
    return rows;
  }

  private static void shownIf(View view, boolean shown) {
    view.setVisibility(shown ? View.VISIBLE : View.GONE);
  }
}
