package io.augur.app.journal;

import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.data.Said;
import io.augur.app.databinding.JournalBinding;
import io.augur.app.ui.Edges;
import io.augur.app.ui.Entry;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Go;
import io.augur.app.ui.SaidBar;
import io.augur.rules.flow.Event;
import io.augur.rules.table.Place;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What happened, the newest at the bottom, where undo and redo are. */
@AndroidEntryPoint
public final class JournalFragment extends Fragment {
  private Optional<JournalUiState.Told> told = Optional.empty();

  public JournalFragment() {
    super(R.layout.journal);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    JournalBinding screen = JournalBinding.bind(view);
    Edges.keepClear(screen.column, Edges.TOP, Edges.SIDES, Edges.BOTTOM);
    JournalViewModel journal = new ViewModelProvider(this).get(JournalViewModel.class);
    screen.toolbar.setNavigationOnClickListener(
        button -> requireActivity().getOnBackPressedDispatcher().onBackPressed());
    screen.toolbar.setOnMenuItemClickListener(item -> choose(item.getItemId(), journal));
    screen.undo.setOnClickListener(button -> journal.session().undo());
    screen.redo.setOnClickListener(button -> journal.session().redo());
    screen.retry.setOnClickListener(button -> journal.session().retry());

    StoryRows rows = new StoryRows(requireContext(), this::tapped);
    screen.rows.setAdapter(rows);
    screen.rows.setItemAnimator(null);
    JournalBody body = new JournalBody(screen, rows);
    FilterMenus filters = new FilterMenus(screen, journal::filter);
    SaidBar saidBar = new SaidBar(screen.bottom, journal.session());
    UndoneBar undoneBar = new UndoneBar(screen.bottom, journal.session());
    journal
        .state()
        .observe(
            getViewLifecycleOwner(),
            state -> {
              body.show(state.body());
              told = Optional.empty();
              if (state.body() instanceof JournalUiState.Told now) {
                told = Optional.of(now);
                filters.show(state.filter(), now.players());
              }
              if (!(journal.said() instanceof Said.Undone)) {
                saidBar.show(journal.said());
              }
            });
    journal.undone().observe(getViewLifecycleOwner(), undoneBar::show);
    getChildFragmentManager()
        .setFragmentResultListener(
            LineDialog.JUMP,
            getViewLifecycleOwner(),
            (key, line) -> journal.session().jumpTo(line.getInt(LineDialog.NUMBER)));
    getChildFragmentManager()
        .setFragmentResultListener(
            LineDialog.RULES, getViewLifecycleOwner(), (key, line) -> openRules(line));
  }

  private void tapped(Story.Line line) {
    told.ifPresent(
        now -> {
          JournalWords words = new JournalWords(requireContext());
          int steps = now.damage().isPresent() ? 0 : now.at() - line.number();
          LineDialog.of(
                  words.phase(line.place()),
                  String.join("\n", words.line(line)),
                  line.number(),
                  steps,
                  rules(line))
              .show(getChildFragmentManager(), "line");
        });
  }

  private static Entry rules(Story.Line line) {
    Optional<Event> event = line.game().last();
    if (event.isPresent() && event.get() instanceof Event.Called called) {
      return Entry.of(called.calamity());
    }
    return Entry.ofPhase(line.place().orElse(Place.SELECTION).section().toLowerCase(Locale.ROOT));
  }

  private void openRules(Bundle line) {
    Bundle arguments = new Bundle(line);
    arguments.putAll(GameId.toBundle(GameId.of(requireArguments())));
    Go.from(this, R.id.journal, R.id.reference, arguments);
  }

  private boolean choose(int item, JournalViewModel journal) {
    if (item == R.id.charts) {
      Go.from(this, R.id.journal, R.id.charts, GameId.toBundle(GameId.of(requireArguments())));
    } else {
      share(journal);
    }
    return true;
  }

  private void share(JournalViewModel journal) {
    told.ifPresent(now -> journal.share(now, new JournalWords(requireContext()), this::send));
  }

  private void send(String text) {
    if (!isAdded()) {
      return; // gone before the words were ready
    }
    Intent send = new Intent(Intent.ACTION_SEND);
    send.setType("text/plain");
    send.putExtra(Intent.EXTRA_TEXT, text);
    startActivity(Intent.createChooser(send, getString(R.string.journal_share)));
  }
}
