package io.augur.app.notepad;

import android.os.Bundle;
import android.view.MenuItem;
import android.view.View;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.databinding.NotepadBinding;
import io.augur.app.ui.Called;
import io.augur.app.ui.Edges;
import io.augur.app.ui.Entry;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Go;
import io.augur.app.ui.SaidBar;
import io.augur.app.ui.Whose;
import io.augur.rules.calamity.Calamity;
import org.jspecify.annotations.Nullable;

/** The home of a player's own phone: what is called at the table, and whether it is his. */
@AndroidEntryPoint
public final class NotepadFragment extends Fragment {
  private @Nullable NotepadViewModel notepad;

  public NotepadFragment() {
    super(R.layout.notepad);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    NotepadBinding screen = NotepadBinding.bind(view);
    NotepadViewModel model = new ViewModelProvider(this).get(NotepadViewModel.class);
    notepad = model;
    Edges.keepClear(screen.root, Edges.TOP, Edges.SIDES);
    Edges.keepClear(screen.bottom, Edges.BOTTOM);
    screen.band.onBack(null);
    screen.toolbar.setNavigationOnClickListener(button -> Go.up(this));
    screen.retry.setOnClickListener(button -> model.session.retry());
    CallRows rows = new CallRows(screen.calls, model::call, model::revealed, this::rules);
    NotepadBody body = new NotepadBody(screen, rows);
    SaidBar said = new SaidBar(screen.next, model.session);
    model
        .state()
        .observe(
            getViewLifecycleOwner(),
            state -> {
              body.show(state);
              if (state instanceof NotepadUiState.Shown shown) {
                said.show(shown.said());
                screen.toolbar.setOnMenuItemClickListener(item -> menu(item, shown));
                screen.myNumbers.setOnClickListener(button -> open(R.id.seat, own(shown)));
                screen.next.setOnClickListener(button -> next(shown));
              }
            });
  }

  @Override
  public void onResume() {
    super.onResume();
    model().lookForPin();
  }

  private void next(NotepadUiState.Shown shown) {
    if (shown.damage().isPresent()) {
      model().session.goOnFromHere(shown.name(), made -> Go.toCopy(this, R.id.notepad, made));
      return;
    }
    Bundle arguments = own(shown);
    shown.now().ifPresent(now -> Called.in(arguments, now.calamity()));
    open(R.id.hand, arguments);
  }

  private boolean menu(MenuItem item, NotepadUiState.Shown shown) {
    if (item.getItemId() == R.id.undo) {
      model().session.undo();
      return true;
    }
    return open(item.getItemId(), own(shown));
  }

  private void rules(Calamity calamity) {
    if (model().state().getValue() instanceof NotepadUiState.Shown shown) {
      open(R.id.reference, Entry.of(calamity).in(own(shown)));
    }
  }

  private Bundle own(NotepadUiState.Shown shown) {
    return Whose.in(GameId.toBundle(model().id), shown.seat().civilization());
  }

  private boolean open(int destination, Bundle arguments) {
    return Go.from(this, R.id.notepad, destination, arguments);
  }

  private NotepadViewModel model() {
    if (notepad == null) {
      throw new IllegalStateException("no view yet");
    }
    return notepad;
  }
}
