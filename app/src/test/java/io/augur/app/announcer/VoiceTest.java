package io.augur.app.announcer;

import static com.google.common.truth.Truth.assertThat;

import android.speech.tts.TextToSpeech;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.data.Preferences;
import io.augur.app.data.Settings;
import io.augur.app.ui.GameId;
import io.augur.app.walk.Moments;
import io.augur.rules.flow.Prompt;
import java.util.Objects;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Shadows;
import org.robolectric.shadows.ShadowTextToSpeech;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class VoiceTest {
  @Rule public final App app = new App(this);

  @Test
  public void theCallIsReadOutOnceTheVoiceIsReady() {
    speak();
    announce();
    TextToSpeech speech = last();
    Shadows.shadowOf(speech).getOnInitListener().onInit(TextToSpeech.SUCCESS);
    assertThat(Shadows.shadowOf(speech).getLastSpokenText()).isEqualTo("3. Famine.");
  }

  @Test
  public void aVoiceThatDoesNotComeSaysNothing() {
    speak();
    announce();
    TextToSpeech speech = last();
    Shadows.shadowOf(speech).getOnInitListener().onInit(TextToSpeech.ERROR);
    assertThat(Shadows.shadowOf(speech).getSpokenTextList()).isEmpty();
  }

  @Test
  public void nothingIsSaidUnlessItWasSwitchedOn() {
    announce();
    assertThat(ShadowTextToSpeech.getLastTextToSpeechInstance()).isNull();
  }

  private void speak() {
    Settings settings = app.parts().settings();
    InstrumentationRegistry.getInstrumentation().waitForIdleSync(); // they have been read
    settings.change(VoiceTest::speaking);
  }

  private void announce() {
    long id = Moments.asking(app, "famine-two-copies-12", Prompt.Call.class);
    app.show(R.id.announcer, GameId.toBundle(id));
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
  }

  private static TextToSpeech last() {
    return Objects.requireNonNull(ShadowTextToSpeech.getLastTextToSpeechInstance());
  }

  private static Preferences speaking(Preferences now) {
    return new Preferences(
        now.theme(),
        now.callSize(),
        now.curtainSeconds(),
        now.keepsScreenOn(),
        true,
        now.vibrates());
  }
}
