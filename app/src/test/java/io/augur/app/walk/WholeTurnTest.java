package io.augur.app.walk;

import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/** Whole turns from gathering to gathering, in both languages, on a phone and on a tablet. */
@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class WholeTurnTest {
  @Rule public final App app = new App(this);

  private final String device;

  public WholeTurnTest(String device) {
    this.device = device;
  }

  @Parameters(name = "{0}")
  public static List<String> devices() {
    return List.of(
        "pl-rPL-w360dp-h760dp-port-night-xhdpi", "en-rGB-w1280dp-h800dp-land-notnight-mdpi");
  }

  @Test
  public void aWholeTurnInTheEast() {
    RuntimeEnvironment.setQualifiers(device);
    new RecordedWalk(app).walk("whole-turn-east-5");
  }

  @Test
  public void aWholeTurnInTheWest() {
    RuntimeEnvironment.setQualifiers(device);
    new RecordedWalk(app).walk("whole-turn-west-8");
  }
}
