package io.augur.app;

import android.content.Context;
import android.os.Bundle;
import androidx.lifecycle.Lifecycle;
import androidx.navigation.Navigation;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dagger.hilt.EntryPoint;
import dagger.hilt.InstallIn;
import dagger.hilt.android.EntryPointAccessors;
import dagger.hilt.android.testing.HiltAndroidRule;
import dagger.hilt.components.SingletonComponent;
import io.augur.app.data.FreshDatabase;
import io.augur.app.data.Sessions;
import io.augur.app.data.Settings;
import io.augur.app.data.Tables;
import io.augur.app.data.TestClock;
import io.augur.app.data.TestDisk;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.rules.ExternalResource;
import org.junit.rules.RuleChain;
import org.junit.rules.TestRule;
import org.junit.runner.Description;
import org.junit.runners.model.Statement;

/** The app under test: without games, its clock and disk in the test's hands. */
public final class App implements TestRule {
  /** The parts of the app that a test gets hold of. */
  @EntryPoint
  @InstallIn(SingletonComponent.class)
  public interface Parts {
    Tables tables();

    Sessions sessions();

    Settings settings();

    TestClock clock();

    TestDisk disk();

    FreshDatabase.Opened database();
  }

  private static final long NO_GAME = -1;

  private final TestRule rules;
  private @Nullable ActivityScenario<MainActivity> scenario;

  public App(Object test) {
    rules =
        RuleChain.outerRule(new HiltAndroidRule(test))
            .around(new FreshDatabase())
            .around(new ClosedAtTheEnd());
  }

  @Override
  public Statement apply(Statement test, Description description) {
    return rules.apply(test, description);
  }

  public void open() {
    scenario = ActivityScenario.launch(MainActivity.class);
  }

  /** Opens a destination right away; tests of a whole way go there by taps. */
  public void show(int destination, Bundle arguments) {
    if (scenario == null) {
      open();
    }
    Objects.requireNonNull(scenario)
        .onActivity(
            activity ->
                Navigation.findNavController(activity, R.id.screens)
                    .navigate(destination, arguments));
  }

  /** Does something with the activity, on its thread. */
  public void onActivity(ActivityScenario.ActivityAction<MainActivity> action) {
    Objects.requireNonNull(scenario).onActivity(action);
  }

  /** The screen that the app is on. */
  public int destination() {
    int[] destination = new int[1];
    onActivity(
        activity ->
            destination[0] =
                Objects.requireNonNull(
                        Navigation.findNavController(activity, R.id.screens)
                            .getCurrentDestination())
                    .getId());
    return destination[0];
  }

  /** What happens when another app comes to the front, and when this one comes back. */
  public void leave() {
    Objects.requireNonNull(scenario).moveToState(Lifecycle.State.CREATED);
  }

  public void comeBack() {
    Objects.requireNonNull(scenario).moveToState(Lifecycle.State.RESUMED);
  }

  /** What a rotation does. */
  public void recreate() {
    if (scenario != null) {
      scenario.recreate();
    }
  }

  public Parts parts() {
    Context context = ApplicationProvider.getApplicationContext();
    return EntryPointAccessors.fromApplication(context, Parts.class);
  }

  /** Forgets all open games that no screen shows, as if the process were new. */
  public void forgetGames() {
    parts().sessions().of(NO_GAME);
  }

  public void close() {
    if (scenario != null) {
      scenario.close();
      scenario = null;
    }
  }

  private final class ClosedAtTheEnd extends ExternalResource {
    @Override
    protected void after() {
      close();
    }
  }
}
