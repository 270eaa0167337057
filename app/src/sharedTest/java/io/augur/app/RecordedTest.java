package io.augur.app;

import static com.google.common.truth.Truth.assertThat;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.data.SessionState;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class RecordedTest {
  @Rule public final App app = new App(this);

  @Test
  public void aRecordedGameIsPlayedInTheApp() {
    Recorded recorded = Recorded.log("whole-turn-west-8");
    long id = recorded.play(app);
    SessionState.Open open = (SessionState.Open) app.parts().sessions().of(id).state().getValue();
    assertThat(open.game().events()).isEqualTo(recorded.history().now().events());
  }
}
