package io.augur.app.ui;

import android.content.Context;
import io.augur.rules.words.Arg;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.Locale;

/** The words of the rules in the language that the screen speaks. */
public final class Say {
  private final Words words;

  private Say(Words words) {
    this.words = words;
  }

  public static Say in(Context context) {
    Locale locale = context.getResources().getConfiguration().getLocales().get(0);
    boolean polish = locale.getLanguage().equals(Language.POLISH.tag());
    return new Say(Words.in(polish ? Language.POLISH : Language.ENGLISH));
  }

  public String say(Phrase phrase) {
    return words.say(phrase);
  }

  public String text(String key, Arg... args) {
    return words.text(key, args);
  }

  public Words words() {
    return words;
  }
}
