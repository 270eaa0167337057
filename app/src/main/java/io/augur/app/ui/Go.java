package io.augur.app.ui;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.navigation.NavController;
import androidx.navigation.fragment.NavHostFragment;

/** Goes from one screen to another, unless a second tap came before the first one was seen. */
public final class Go {
  private Go() {}

  public static void from(Fragment screen, int here, int there, Bundle arguments) {
    NavController navigation = NavHostFragment.findNavController(screen);
    if (navigation.getCurrentDestination() != null
        && navigation.getCurrentDestination().getId() == here) {
      navigation.navigate(there, arguments);
    }
  }
}
