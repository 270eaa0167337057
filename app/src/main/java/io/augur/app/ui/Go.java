package io.augur.app.ui;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.navigation.NavController;
import androidx.navigation.NavOptions;
import androidx.navigation.fragment.NavHostFragment;
import io.augur.app.R;
import io.augur.app.data.Created;

/** Goes from one screen to another, unless a second tap came before the first one was seen. */
public final class Go {
  private Go() {}

  public static void from(Fragment screen, int here, int there, Bundle arguments) {
    if (!screen.isAdded()) {
      return; // left while its last picture still takes taps
    }
    NavController navigation = NavHostFragment.findNavController(screen);
    if (navigation.getCurrentDestination() != null
        && navigation.getCurrentDestination().getId() == here) {
      navigation.navigate(there, arguments);
    }
  }

  /** To the table of a copy that was just made, in the place of the damaged game. */
  public static void toCopy(Fragment screen, Created created) {
    if (created instanceof Created.Stored stored && screen.isAdded()) {
      NavHostFragment.findNavController(screen)
          .navigate(
              R.id.table,
              GameId.toBundle(stored.id()),
              new NavOptions.Builder().setPopUpTo(R.id.tables, false).build());
    }
  }
}
