package io.augur.app.settings;

import android.os.Bundle;
import android.view.View;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.data.Preferences;
import io.augur.app.data.Preferences.Switch;
import io.augur.app.data.Settings;
import io.augur.app.databinding.SettingsBinding;
import io.augur.app.databinding.SettingsChoiceBinding;
import io.augur.app.ui.Edges;
import io.augur.app.ui.Go;
import org.jspecify.annotations.Nullable;

/** How this phone behaves, how the table reads the rules, and what Augur is. */
@AndroidEntryPoint
public final class SettingsFragment extends Fragment {
  public SettingsFragment() {
    super(R.layout.settings);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    SettingsBinding screen = SettingsBinding.bind(view);
    Edges.keepClear(screen.column, Edges.TOP, Edges.SIDES);
    Edges.keepClear(screen.scroll, Edges.BOTTOM);
    screen.toolbar.setNavigationOnClickListener(
        button -> requireActivity().getOnBackPressedDispatcher().onBackPressed());
    SettingsViewModel model = new ViewModelProvider(this).get(SettingsViewModel.class);
    Settings settings = model.settings();

    opens(screen.language, R.string.language, R.id.language);
    opens(screen.theme, R.string.settings_theme, R.id.theme);
    opens(screen.callSize, R.string.settings_call_size, R.id.call_size);
    opens(screen.curtain, R.string.settings_curtain, R.id.curtain);
    opens(screen.licences, R.string.settings_licences, R.id.licences);
    screen.licences.value.setText(R.string.settings_licences_text);
    screen.version.setText(getString(R.string.settings_version, Version.of(requireContext())));
    screen.language.value.setText(Language.of(AppCompatDelegate.getApplicationLocales()).label);
    TableRulings rulings = new TableRulings(screen);
    model
        .state()
        .observe(
            getViewLifecycleOwner(),
            state -> {
              show(state.preferences(), screen);
              rulings.show(state.readings());
            });
    screen.awake.setOnClickListener(it -> settings.change(now -> now.turning(Switch.SCREEN_ON)));
    screen.speech.setOnClickListener(it -> settings.change(now -> now.turning(Switch.SPEECH)));
    screen.vibration.setOnClickListener(
        it -> settings.change(now -> now.turning(Switch.VIBRATION)));
  }

  private void show(Preferences now, SettingsBinding screen) {
    screen.theme.value.setText(SettingsWords.of(now.theme()));
    screen.callSize.value.setText(SettingsWords.of(now.callSize()));
    screen.curtain.value.setText(SettingsWords.seconds(getResources(), now.curtainSeconds()));
    screen.awake.setChecked(now.keepsScreenOn());
    screen.speech.setChecked(now.speaks());
    screen.vibration.setChecked(now.vibrates());
  }

  private void opens(SettingsChoiceBinding row, int title, int destination) {
    row.title.setText(title);
    row.getRoot().setOnClickListener(view -> open(destination));
  }

  private void open(int destination) {
    Go.from(this, R.id.settings, destination, Bundle.EMPTY);
  }
}
