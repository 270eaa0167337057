package io.augur.app.ui;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.navigation.NavController;
import androidx.navigation.NavOptions;
import androidx.navigation.fragment.NavHostFragment;
import io.augur.app.R;
import io.augur.app.data.Created;

/**
 * The one way from screen to screen. A screen that was left already goes nowhere, although its last
 * picture may still take a tap.
 */
public final class Go {
  private Go() {}

  /** Forward, unless a second tap came before the first one was seen; whether it went. */
  public static boolean from(Fragment screen, int here, int there, Bundle arguments) {
    if (!isAt(screen, here)) {
      return false;
    }
    navigation(screen).navigate(there, arguments);
    return true;
  }

  /** To a game, with nothing but the list of games behind it. */
  public static void home(Fragment screen, int there, long game) {
    if (screen.isAdded()) {
      navigation(screen).navigate(there, GameId.toBundle(game), onTheList());
    }
  }

  /** The same for a copy that was just made, in the place of the damaged game. */
  public static void toCopy(Fragment screen, int there, Created created) {
    if (created instanceof Created.Stored stored) {
      home(screen, there, stored.id());
    }
  }

  /** From a sheet above the list to another in its place. */
  public static void instead(Fragment screen, int here, int there, Bundle arguments) {
    if (isAt(screen, here)) {
      navigation(screen).navigate(there, arguments, onTheList());
    }
  }

  public static void up(Fragment screen) {
    if (screen.isAdded()) {
      navigation(screen).navigateUp();
    }
  }

  /** Back to a screen that may be some steps behind; whether it was there. */
  public static boolean backTo(Fragment screen, int there) {
    return screen.isAdded() && navigation(screen).popBackStack(there, false);
  }

  private static boolean isAt(Fragment screen, int here) {
    return screen.isAdded()
        && navigation(screen).getCurrentDestination() != null
        && navigation(screen).getCurrentDestination().getId() == here;
  }

  private static NavOptions onTheList() {
    return new NavOptions.Builder().setPopUpTo(R.id.tables, false).build();
  }

  private static NavController navigation(Fragment screen) {
    return NavHostFragment.findNavController(screen);
  }
}
