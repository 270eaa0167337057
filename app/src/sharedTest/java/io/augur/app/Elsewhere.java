package io.augur.app;

import androidx.fragment.app.Fragment;
import androidx.navigation.NavController;
import androidx.navigation.Navigation;
import androidx.navigation.fragment.FragmentNavigator;

/** An empty screen in place of one that a test only wants to arrive at. */
public final class Elsewhere {
  private Elsewhere() {}

  /** Makes sure that the app can go there. */
  public static void exists(App app, int destination) {
    app.onActivity(
        activity -> {
          NavController navigation = Navigation.findNavController(activity, R.id.screens);
          if (navigation.getGraph().findNode(destination) == null) {
            FragmentNavigator.Destination empty =
                navigation
                    .getNavigatorProvider()
                    .getNavigator(FragmentNavigator.class)
                    .createDestination();
            empty.setId(destination);
            empty.setClassName(Fragment.class.getName());
            navigation.getGraph().addDestination(empty);
          }
        });
  }
}
