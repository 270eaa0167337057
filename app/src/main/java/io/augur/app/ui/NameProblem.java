package io.augur.app.ui;

import android.content.res.Resources;
import io.augur.app.R;
import io.augur.app.data.Kept;
import org.jspecify.annotations.Nullable;

/** What is wrong with a name for a table, if anything. */
public enum NameProblem {
  NONE,
  BLANK,
  TOO_LONG;

  /** While it is typed, a name may be blank. */
  public static NameProblem whileTyped(String name) {
    return name.trim().length() > Kept.NAME_LIMIT ? TOO_LONG : NONE;
  }

  public static NameProblem of(String name) {
    return name.trim().isEmpty() ? BLANK : whileTyped(name);
  }

  public @Nullable String says(Resources words) {
    return switch (this) {
      case NONE -> null;
      case BLANK -> words.getString(R.string.form_name_blank);
      case TOO_LONG ->
          words.getQuantityString(R.plurals.form_name_too_long, Kept.NAME_LIMIT, Kept.NAME_LIMIT);
    };
  }
}
