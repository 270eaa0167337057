package io.augur.app.announcer;

import android.os.Bundle;
import android.view.View;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.data.Settings;
import io.augur.app.databinding.AnnouncerBinding;
import io.augur.app.ui.Edges;
import io.augur.app.ui.Go;
import io.augur.app.ui.Say;
import io.augur.rules.calamity.Calamity;
import java.util.Locale;
import java.util.Optional;
import javax.inject.Inject;
import org.jspecify.annotations.Nullable;

/** The call as large as the screen allows; a tap leads back. */
@AndroidEntryPoint
public final class AnnouncerFragment extends Fragment {
  @Inject Settings settings;

  public AnnouncerFragment() {
    super(R.layout.announcer);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    AnnouncerBinding screen = AnnouncerBinding.bind(view);
    Edges.keepClear(view, Edges.TOP, Edges.SIDES, Edges.BOTTOM);
    Optional<Voice> voice = voice();
    view.setKeepScreenOn(settings.now().keepsScreenOn());
    view.setOnClickListener(tapped -> Go.up(this));
    new ViewModelProvider(this)
        .get(AnnouncerViewModel.class)
        .state()
        .observe(getViewLifecycleOwner(), state -> show(state, screen, voice));
  }

  private Optional<Voice> voice() {
    if (!settings.now().speaks()) {
      return Optional.empty();
    }
    Locale language = getResources().getConfiguration().getLocales().get(0);
    Voice voice = new Voice(requireContext(), language);
    getViewLifecycleOwner().getLifecycle().addObserver(voice);
    return Optional.of(voice);
  }

  private void show(AnnouncerUiState state, AnnouncerBinding screen, Optional<Voice> voice) {
    boolean called = state.calamity().isPresent();
    screen.badge.setVisibility(called ? View.VISIBLE : View.GONE);
    screen.kind.setVisibility(called ? View.VISIBLE : View.GONE);
    state.calamity().ifPresent(calamity -> called(calamity, screen));
    state
        .text()
        .map(Say.in(requireContext())::say)
        .ifPresent(
            text -> {
              screen.text.setText(text);
              voice.ifPresent(it -> it.say(aloud(state, text)));
            });
  }

  private void called(Calamity calamity, AnnouncerBinding screen) {
    screen.badge.setCalamity(calamity);
    screen.kind.setText(
        calamity.row().kind().tradeable()
            ? R.string.announcer_tradeable
            : R.string.announcer_not_tradeable);
  }

  private String aloud(AnnouncerUiState state, String text) {
    return state
        .calamity()
        .map(calamity -> getString(R.string.announcer_aloud, calamity.row().stack(), text))
        .orElse(text);
  }
}
