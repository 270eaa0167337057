package io.augur.app.setup;

import android.os.Bundle;
import android.view.View;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.databinding.OwnHandBinding;
import io.augur.app.ui.Edges;
import io.augur.app.ui.Go;
import org.jspecify.annotations.Nullable;

/** Sets a player's own phone up: the line-up at the table, and whom he plays. */
@AndroidEntryPoint
public final class OwnHandFragment extends Fragment {
  public OwnHandFragment() {
    super(R.layout.own_hand);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    OwnHandBinding screen = OwnHandBinding.bind(view);
    Edges.keepClear(screen.column, Edges.TOP, Edges.SIDES);
    Edges.keepClear(screen.bottom, Edges.BOTTOM);
    screen.toolbar.setNavigationOnClickListener(button -> Go.up(this));
    OwnHandViewModel ownHand = new ViewModelProvider(this).get(OwnHandViewModel.class);
    WhoPlays lineUp = new WhoPlays(screen.lineUp, ownHand::change);
    Civilizations civilizations = new Civilizations(screen.civilizations, ownHand);
    screen.create.setOnClickListener(button -> ownHand.create());
    ownHand
        .state()
        .observe(
            getViewLifecycleOwner(),
            state -> {
              lineUp.show(state.draft());
              civilizations.show(state);
              screen.create.setEnabled(state.canBegin());
              screen.failure.setVisibility(
                  state.stage() instanceof SetupUiState.NotStored ? View.VISIBLE : View.GONE);
              if (state.stage() instanceof SetupUiState.Stored stored) {
                Go.home(this, R.id.notepad, stored.id());
              }
            });
  }
}
