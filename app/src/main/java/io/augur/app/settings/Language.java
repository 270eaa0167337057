package io.augur.app.settings;

import androidx.core.os.LocaleListCompat;
import io.augur.app.R;

/** The languages to choose from; each is called by its own name. */
enum Language {
  SYSTEM(R.string.language_system, ""),
  ENGLISH(R.string.language_en, "en"),
  POLISH(R.string.language_pl, "pl");

  final int label;
  private final String tag;

  Language(int label, String tag) {
    this.label = label;
    this.tag = tag;
  }

  static Language of(LocaleListCompat locales) {
    for (Language language : values()) {
      if (!locales.isEmpty() && language.tag.equals(locales.get(0).getLanguage())) {
        return language;
      }
    }
    return SYSTEM;
  }

  LocaleListCompat locales() {
    return LocaleListCompat.forLanguageTags(tag);
  }
}
