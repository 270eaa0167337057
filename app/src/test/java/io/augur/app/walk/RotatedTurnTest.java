package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.matcher.ViewMatchers.isRoot;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import com.google.android.material.textfield.TextInputLayout;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.log.Fingerprint;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The screen is made anew at every question of a whole turn of eighteen players. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "en-rGB-w360dp-h760dp-port-xhdpi")
public final class RotatedTurnTest {
  @Rule public final App app = new App(this);

  private final Set<String> turned = new HashSet<>();
  private int questions;

  @Test
  public void everyQuestionStandsThereAgain() {
    Recorded recorded = Recorded.log("every-calamity-18");
    List<Event> events = recorded.history().now().events();
    int at = events.indexOf(new Event.WentOn()) + 1;
    long id = recorded.play(app, at);
    WalkRobot walk = new WalkRobot(app, id);
    walk.open();
    for (; at < events.size(); at++) {
      recreate("before event " + at + ", " + events.get(at), kind(recorded.history().state(at)));
      assertThat(Fingerprint.of(walk.game()))
          .isEqualTo(Fingerprint.of(recorded.history().state(at)));
      if (app.destination() == R.id.summary) {
        pressBack();
        recreate("after the summary", "summary");
      }
      walk.session().play(events.get(at));
    }
    System.out.println("made anew at " + questions + " questions, turned at " + turned.size());
    assertThat(questions).isAtLeast(events.size() - events.indexOf(new Event.WentOn()));
  }

  /** A kind of question that comes up for the first time is also turned, there and back. */
  private void recreate(String when, String kind) {
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    List<String> seen = texts();
    if (turned.add(kind)) {
      RuntimeEnvironment.setQualifiers("+w760dp-h360dp-land");
      sees(when + ", lying", seen);
      RuntimeEnvironment.setQualifiers("+w360dp-h760dp-port");
    }
    sees(when, seen);
    questions++;
  }

  private void sees(String when, List<String> seen) {
    app.recreate();
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    assertWithMessage(when).that(texts()).containsExactlyElementsIn(seen);
  }

  private static String kind(Game game) {
    Prompt prompt = game.prompt();
    return prompt instanceof Prompt.Tasks tasks
        ? "one of several: " + tasks.tasks().get(0).prompt().getClass().getSimpleName()
        : prompt.getClass().getSimpleName();
  }

  /** All words but those of fields to type in, which depend on where the cursor happens to be. */
  private static List<String> texts() {
    List<String> texts = new ArrayList<>();
    onView(isRoot()).check((view, missing) -> collect(view, texts));
    return texts;
  }

  private static void collect(View view, List<String> texts) {
    if (view instanceof TextInputLayout) {
      return;
    }
    if (view instanceof TextView text && view.isShown()) {
      texts.add(text.getText().toString());
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), texts);
      }
    }
  }
}
