package io.augur.app.reference;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.anyOf;

import android.os.Bundle;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.ui.Entry;
import io.augur.app.ui.GameId;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.table.Advance;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class ReferenceScreensTest {
  @Rule public final Pictures pictures;

  public ReferenceScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void everything() {
    pictures.take("reference-list", () -> show(new Bundle()));
  }

  @Test
  public void found() {
    pictures.take(
        "reference-found",
        () -> {
          show(new Bundle());
          new ReferenceRobot().type("glod");
        });
  }

  @Test
  public void nothingFound() {
    pictures.take(
        "reference-nothing",
        () -> {
          show(new Bundle());
          new ReferenceRobot().type("xyzzy");
        });
  }

  @Test
  public void stillSearching() {
    pictures.take(
        "reference-searching",
        () -> {
          pictures.app().parts().disk().hold();
          show(new Bundle());
          new ReferenceRobot().type("famine");
        });
  }

  @Test
  public void aCalamity() {
    pictures.take("reference-calamity", () -> show(Entry.of(Calamity.FLOOD).in(new Bundle())));
  }

  @Test
  public void anAdvance() {
    pictures.take(
        "reference-advance", () -> show(Entry.of(Advance.FUNDAMENTALISM).in(new Bundle())));
  }

  @Test
  public void aPhase() {
    pictures.take("reference-phase", () -> show(Entry.ofPhase("8").in(new Bundle())));
  }

  @Test
  public void aCalamityForOnePlayer() {
    pictures.take(
        "reference-for-player",
        () -> {
          long id = Recorded.log("whole-turn-west-8").play(pictures.app());
          show(Entry.of(Calamity.FAMINE).in(GameId.toBundle(id)));
          onView(withText(anyOf(startsWith("Egypt"), startsWith("Egipt"))))
              .perform(scrollTo(), click());
        });
  }

  private static org.hamcrest.Matcher<String> startsWith(String text) {
    return org.hamcrest.Matchers.startsWith(text);
  }

  private void show(Bundle arguments) {
    pictures.app().show(R.id.reference, arguments);
  }
}
