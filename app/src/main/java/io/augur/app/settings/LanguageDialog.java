package io.augur.app.settings;

import android.app.Dialog;
import android.os.Bundle;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import io.augur.app.R;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks for the language of the app. */
public final class LanguageDialog extends DialogFragment {
  @Override
  public Dialog onCreateDialog(@Nullable Bundle savedInstanceState) {
    List<Language> languages = List.of(Language.values());
    CharSequence[] labels = new CharSequence[languages.size()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = getText(languages.get(i).label);
    }
    int current = languages.indexOf(Language.of(AppCompatDelegate.getApplicationLocales()));
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(R.string.language)
        .setSingleChoiceItems(labels, current, (dialog, which) -> choose(languages.get(which)))
        .setNegativeButton(R.string.cancel, null)
        .create();
  }

  private void choose(Language language) {
    // The screen may be built anew at once, so the question goes first.
    dismiss();
    AppCompatDelegate.setApplicationLocales(language.locales());
  }
}
