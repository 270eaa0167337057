package io.augur.app.settings;

import androidx.appcompat.app.AppCompatDelegate;
import io.augur.app.R;
import java.util.ArrayList;
import java.util.List;

/** Asks for the language of the app. */
public final class LanguageDialog extends ChoiceDialog {
  private static final List<Language> LANGUAGES = List.of(Language.values());

  @Override
  int title() {
    return R.string.language;
  }

  @Override
  List<String> labels() {
    List<String> labels = new ArrayList<>();
    LANGUAGES.forEach(language -> labels.add(getString(language.label)));
    return labels;
  }

  @Override
  int chosen() {
    return LANGUAGES.indexOf(Language.of(AppCompatDelegate.getApplicationLocales()));
  }

  @Override
  void choose(int which) {
    AppCompatDelegate.setApplicationLocales(LANGUAGES.get(which).locales());
  }
}
