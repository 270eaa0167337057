package io.augur.app.desk;

import io.augur.app.AugurApp;
import io.augur.desk.Desk;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.annotation.LooperMode;
import org.robolectric.annotation.experimental.LazyApplication;

/**
 * The test that never is one: it runs the app until it is put away.
 *
 * <p>No Android type in a signature: JUnit reads this class outside the sandbox.
 */
@RunWith(DeskRunner.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@LooperMode(LooperMode.Mode.PAUSED)
@LazyApplication(LazyApplication.LazyLoad.ON)
@Config(sdk = 34, application = AugurApp.class, shadows = FreedTheme.class)
public final class DeskEntry {
  @Test
  public void run() {
    new DeskPhone(Desk.here()).run();
  }
}
