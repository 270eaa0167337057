package io.augur.app.ui;

import android.os.Bundle;
import androidx.lifecycle.SavedStateHandle;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.table.Advance;

/** A page of the reference, as screens point to it: "calamity/famine", "advance/pottery". */
public record Entry(String path) {
  private static final String KEY = "entry";

  public static Entry of(Calamity calamity) {
    return new Entry("calamity/" + calamity.key());
  }

  public static Entry of(Advance advance) {
    return new Entry("advance/" + advance.key());
  }

  /** A phase by its number in the rules: "8", "9a", "12". */
  public static Entry ofPhase(String number) {
    return new Entry("phase/" + number);
  }

  /** Added to the arguments of the reference; with a game in them, it can count for a player. */
  public Bundle in(Bundle arguments) {
    arguments.putString(KEY, path);
    return arguments;
  }

  /** The page asked for, or the one to begin with. */
  public static Entry from(SavedStateHandle saved) {
    String path = saved.get(KEY);
    return new Entry(path == null ? "" : path);
  }
}
