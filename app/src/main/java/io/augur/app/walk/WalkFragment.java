package io.augur.app.walk;

import android.os.Bundle;
import android.view.View;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.data.Settings;
import io.augur.app.databinding.WalkBinding;
import io.augur.app.ui.Edges;
import io.augur.app.ui.Entry;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Go;
import io.augur.app.ui.Pane;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import java.util.Locale;
import java.util.Map;
import javax.inject.Inject;
import org.jspecify.annotations.Nullable;

/** The walk: one question after the other, until the turn is over. */
@AndroidEntryPoint
public final class WalkFragment extends Fragment {
  @Inject Settings settings;
  @Inject Map<Class<? extends Prompt>, Pane.Maker> panes;
  @Inject Map<Class<? extends Event>, Pane.Maker> aftermaths;

  private Entry rules = Entry.ofPhase("8");

  public WalkFragment() {
    super(R.layout.walk);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    WalkBinding screen = WalkBinding.bind(view);
    Edges.keepClear(screen.column, Edges.TOP, Edges.SIDES);
    Edges.keepClear(screen.bottom, Edges.BOTTOM);
    WalkViewModel walk = new ViewModelProvider(this).get(WalkViewModel.class);
    WalkFrame frame = new WalkFrame(screen, walk, new PaneHost(screen, walk, panes, aftermaths));
    Pulse pulse = new Pulse(view, settings);
    walk.session().state().observe(getViewLifecycleOwner(), pulse::feel);
    walk.state()
        .observe(
            getViewLifecycleOwner(),
            state -> {
              frame.show(state);
              if (state instanceof WalkUiState.Question question) {
                rules = rules(question);
                end(question, walk);
              }
            });
    settings
        .preferences()
        .observe(getViewLifecycleOwner(), now -> view.setKeepScreenOn(now.keepsScreenOn()));
    screen.toolbar.setNavigationOnClickListener(button -> toTable());
    screen.toolbar.setOnMenuItemClickListener(item -> choose(item.getItemId(), walk));
    screen.retry.setOnClickListener(button -> walk.session().retry());
    screen.goOnHere.setOnClickListener(
        button -> walk.goOnFromHere(made -> Go.toCopy(this, R.id.table, made)));
  }

  private boolean choose(int item, WalkViewModel walk) {
    if (item == R.id.undo) {
      walk.session().undo();
    } else if (item == R.id.reference) {
      open(item, rules.in(game()));
    } else {
      open(item, game());
    }
    return true;
  }

  /** The summary comes up once by itself; back leads to what is asked next. */
  private void end(WalkUiState.Question question, WalkViewModel walk) {
    if (question.focus() == WalkUiState.Focus.END_OF_CALAMITIES && open(R.id.summary, game())) {
      walk.goOn();
    }
  }

  private static Entry rules(WalkUiState.Question question) {
    return question
        .calamity()
        .map(Entry::of)
        .orElseGet(() -> Entry.ofPhase(question.phase().section().toLowerCase(Locale.ROOT)));
  }

  private Bundle game() {
    return GameId.toBundle(GameId.of(requireArguments()));
  }

  private void toTable() {
    if (!Go.backTo(this, R.id.table)) {
      open(R.id.table, game());
    }
  }

  private boolean open(int destination, Bundle arguments) {
    return Go.from(this, R.id.walk, destination, arguments);
  }
}
