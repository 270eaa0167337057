package io.augur.app.table;

import android.os.Bundle;
import android.view.View;
import androidx.activity.OnBackPressedCallback;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import androidx.navigation.fragment.NavHostFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.databinding.SeatBinding;
import io.augur.app.ui.Edges;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Go;
import io.augur.app.ui.SaidBar;
import io.augur.app.ui.Who;
import io.augur.app.ui.Whose;
import io.augur.rules.table.Civilization;
import org.jspecify.annotations.Nullable;

/** A player's public facts to be put right; a page of its own, or beside the table. */
@AndroidEntryPoint
public final class SeatFragment extends Fragment {
  private @Nullable SeatViewModel seat;

  public SeatFragment() {
    super(R.layout.seat);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    SeatBinding screen = SeatBinding.bind(view);
    SeatViewModel model = new ViewModelProvider(this).get(SeatViewModel.class);
    seat = model;
    if (alone()) {
      Edges.keepClear(screen.band, Edges.TOP, Edges.SIDES);
      screen.band.onBack(button -> leave(this::up));
    } else {
      screen.band.onBack(null);
    }
    Edges.keepClear(screen.bottom, Edges.BOTTOM);
    CountRows counts = new CountRows(screen.counts, model);
    AdvanceRows advances = new AdvanceRows(screen, model);
    SaidBar said = new SaidBar(screen.save, model.session);
    Unsaved unsaved = new Unsaved();
    requireActivity().getOnBackPressedDispatcher().addCallback(getViewLifecycleOwner(), unsaved);
    screen.save.setOnClickListener(button -> save());
    screen.toHand.setOnClickListener(button -> leave(() -> hand(model)));
    model
        .state()
        .observe(
            getViewLifecycleOwner(),
            state -> {
              screen.band.show(state.seat());
              counts.show(state);
              advances.show(state.owned());
              said.show(state.said());
              Civilization civilization = state.seat().civilization();
              screen.toHand.setText(
                  getString(R.string.seat_hand, Who.name(civilization, requireContext())));
              screen.save.setEnabled(state.save() == SeatUiState.Save.POSSIBLE);
              unsaved.setEnabled(isUnsaved(state));
            });
  }

  /** Goes on with this once nothing is left that nobody has saved. */
  void leave(Runnable then) {
    SeatUiState state = model().state().getValue();
    if (state == null || !isUnsaved(state)) {
      then.run();
      return;
    }
    MaterialAlertDialogBuilder question =
        new MaterialAlertDialogBuilder(requireContext())
            .setTitle(R.string.seat_leave)
            .setNegativeButton(
                R.string.seat_discard,
                (dialog, button) -> {
                  model().discard();
                  then.run();
                });
    if (state.save() == SeatUiState.Save.POSSIBLE) {
      question.setPositiveButton(
          R.string.seat_save,
          (dialog, button) -> {
            model().save();
            then.run();
          });
    }
    question.show();
  }

  private void save() {
    model().save();
    if (alone()) {
      up();
    }
  }

  private void hand(SeatViewModel model) {
    Go.from(
        this,
        alone() ? R.id.seat : R.id.table,
        R.id.hand,
        Whose.in(GameId.toBundle(model.id), model.civilization));
  }

  private void up() {
    Go.up(this);
  }

  private boolean alone() {
    return getParentFragment() instanceof NavHostFragment;
  }

  private SeatViewModel model() {
    if (seat == null) {
      throw new IllegalStateException("no view yet");
    }
    return seat;
  }

  private static boolean isUnsaved(SeatUiState state) {
    return state.save() == SeatUiState.Save.POSSIBLE || state.save() == SeatUiState.Save.REFUSED;
  }

  private final class Unsaved extends OnBackPressedCallback {
    Unsaved() {
      super(false);
    }

    @Override
    public void handleOnBackPressed() {
      leave(SeatFragment.this::up);
    }
  }
}
