package io.augur.app.journal;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;

import androidx.test.core.app.ApplicationProvider;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.data.BrokenDatabase;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Say;
import io.augur.rules.view.Journal;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class JournalScreensTest {
  private static final Recorded GAME = Recorded.log("whole-turn-west-8");
  private static final int SHOWN = 66;

  @Rule public final Pictures pictures;

  public JournalScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void told() {
    pictures.take("journal", () -> open(SHOWN));
  }

  @Test
  public void someUndone() {
    pictures.take(
        "journal-undone",
        () -> {
          open(SHOWN);
          onView(withId(R.id.undo)).perform(click(), click(), click());
        });
  }

  @Test
  public void aLine() {
    pictures.take(
        "journal-line",
        () -> {
          open(SHOWN);
          onView(allOf(withText(said(SHOWN - 1)), isDisplayed())).perform(click());
        });
  }

  @Test
  public void nothingYet() {
    pictures.take("journal-empty", () -> open(0));
  }

  @Test
  public void reading() {
    pictures.take(
        "journal-loading",
        () -> {
          pictures.app().parts().disk().hold();
          pictures.app().show(R.id.journal, GameId.toBundle(1));
        });
  }

  @Test
  public void gone() {
    pictures.take("journal-gone", () -> pictures.app().show(R.id.journal, GameId.toBundle(77)));
  }

  @Test
  public void unreadable() {
    BrokenDatabase.plant();
    pictures.take(
        "journal-unreadable", () -> pictures.app().show(R.id.journal, GameId.toBundle(1)));
  }

  /** The words of an event in the language of the picture. */
  private static String said(int event) {
    return Say.in(ApplicationProvider.getApplicationContext())
        .say(Journal.of(GAME.history().state(event)).get(0));
  }

  @Test
  public void onlyToBeRead() {
    pictures.take(
        "journal-damaged",
        () -> {
          long id = GAME.play(pictures.app(), SHOWN);
          long other = GAME.play(pictures.app(), 0);
          pictures.app().parts().database().damage(id, SHOWN - 5);
          pictures.app().parts().sessions().of(other);
          pictures.app().show(R.id.journal, GameId.toBundle(id));
        });
  }

  private void open(int events) {
    long id = GAME.play(pictures.app(), events);
    pictures.app().show(R.id.journal, GameId.toBundle(id));
  }
}
