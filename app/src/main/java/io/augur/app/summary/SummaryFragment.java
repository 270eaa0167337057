package io.augur.app.summary;

import android.content.Intent;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.databinding.StruckBinding;
import io.augur.app.databinding.SummaryBinding;
import io.augur.app.summary.SummaryUiState.Discarded;
import io.augur.app.summary.SummaryUiState.Lost;
import io.augur.app.summary.SummaryUiState.Struck;
import io.augur.app.ui.Bars;
import io.augur.app.ui.Edges;
import io.augur.app.ui.Go;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.TimeBars;
import io.augur.app.ui.Timing;
import org.jspecify.annotations.Nullable;

/** The end of the calamities: who lost what, where cards went, how long it took. */
@AndroidEntryPoint
public final class SummaryFragment extends Fragment {
  public SummaryFragment() {
    super(R.layout.summary);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    SummaryBinding screen = SummaryBinding.bind(view);
    Edges.keepClear(screen.column, Edges.TOP, Edges.SIDES);
    Edges.keepClear(screen.bottom, Edges.BOTTOM);
    screen.toolbar.setNavigationOnClickListener(button -> back());
    screen.next.setOnClickListener(button -> back());
    new ViewModelProvider(this)
        .get(SummaryViewModel.class)
        .state()
        .observe(getViewLifecycleOwner(), state -> show(state, screen));
  }

  private void back() {
    Go.up(this);
  }

  private void show(SummaryUiState state, SummaryBinding screen) {
    boolean told = state instanceof SummaryUiState.Told;
    screen.loading.setVisibility(
        state instanceof SummaryUiState.Loading ? View.VISIBLE : View.GONE);
    screen.nothing.setVisibility(
        state instanceof SummaryUiState.Nothing ? View.VISIBLE : View.GONE);
    screen.scroll.setVisibility(told ? View.VISIBLE : View.GONE);
    screen.toolbar.getMenu().findItem(R.id.share).setVisible(told);
    if (state instanceof SummaryUiState.Told it) {
      show(it, screen, new SummaryWords(requireContext()));
    }
  }

  private void show(SummaryUiState.Told told, SummaryBinding screen, SummaryWords words) {
    screen.title.setText(words.title(told));
    screen.struck.removeAllViews();
    for (Struck struck : told.struck()) {
      StruckBinding row = StruckBinding.inflate(getLayoutInflater(), screen.struck, true);
      row.badge.setCalamity(struck.calamity());
      row.name.setText(words.name(struck));
      row.who.setText(words.struck(struck));
    }
    screen.lost.removeAllViews();
    for (Lost lost : told.lost()) {
      PlayerRow.in(screen.lost)
          .show(lost.player(), words.name(lost.player()), words.counts(lost))
          .mark("")
          .still();
    }
    screen.nobody.setVisibility(told.lost().isEmpty() ? View.VISIBLE : View.GONE);
    screen.discarded.removeAllViews();
    screen.discardedTitle.setVisibility(told.unresolved().isEmpty() ? View.GONE : View.VISIBLE);
    for (Discarded discarded : told.unresolved()) {
      line(screen.discarded, words.discarded(discarded));
    }
    show(told.times(), screen);
    screen.toolbar.setOnMenuItemClickListener(item -> share(words.text(told)));
  }

  private static void show(Timing times, SummaryBinding screen) {
    screen.timesTitle.setVisibility(times.isKnown() ? View.VISIBLE : View.GONE);
    screen.times.removeAllViews();
    if (times.isKnown()) {
      TimeBars bars = new TimeBars(screen.times.getContext());
      line(screen.times, bars.say(times.total()));
      Bars.show(bars.all(times), screen.times);
    }
  }

  private static void line(ViewGroup room, String text) {
    TextView line =
        (TextView) LayoutInflater.from(room.getContext()).inflate(R.layout.pane_line, room, false);
    line.setText(text);
    room.addView(line);
  }

  private boolean share(String text) {
    Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain");
    send.putExtra(Intent.EXTRA_TEXT, text);
    startActivity(Intent.createChooser(send, getString(R.string.summary_share)));
    return true;
  }
}
