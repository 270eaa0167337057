package io.augur.app.setup;

import android.os.Bundle;
import android.view.View;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.databinding.SetupBinding;
import io.augur.app.ui.Edges;
import io.augur.app.ui.Go;
import org.jspecify.annotations.Nullable;

/** Sets up a new table: everything has a default, and what it is called is asked first. */
@AndroidEntryPoint
public final class SetupFragment extends Fragment {
  public SetupFragment() {
    super(R.layout.setup);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    SetupBinding screen = SetupBinding.bind(view);
    Edges.keepClear(screen.column, Edges.TOP, Edges.SIDES);
    Edges.keepClear(screen.bottom, Edges.BOTTOM);
    screen.toolbar.setNavigationOnClickListener(button -> Go.up(this));
    screen.who.practise.setOnClickListener(
        button -> Go.from(this, R.id.setup, R.id.practice, Bundle.EMPTY));
    SetupViewModel setup = new ViewModelProvider(this).get(SetupViewModel.class);
    Basics basics = new Basics(screen.basics, setup);
    People people = new People(screen.who, setup);
    Rulebook rulebook = new Rulebook(screen.who, setup);
    screen.create.setOnClickListener(button -> setup.create());
    setup
        .state()
        .observe(
            getViewLifecycleOwner(),
            state -> {
              basics.show(state);
              people.show(state);
              rulebook.show(state);
              screen.create.setEnabled(!(state.stage() instanceof SetupUiState.Storing));
              screen.failure.setVisibility(
                  state.stage() instanceof SetupUiState.NotStored ? View.VISIBLE : View.GONE);
              if (state.stage() instanceof SetupUiState.Stored stored) {
                Go.home(this, R.id.table, stored.id());
              }
            });
  }
}
