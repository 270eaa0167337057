package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static org.hamcrest.Matchers.allOf;

import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.data.BrokenDatabase;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.ui.GameId;
import io.augur.rules.flow.Prompt;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class WalkStateScreensTest {
  private static final int GOOD = 60;

  @Rule public final Pictures pictures;

  public WalkStateScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void aDamagedGame() {
    long id = Recorded.log("whole-turn-west-8").play(pictures.app(), GOOD + 3);
    pictures.app().parts().database().damage(id, GOOD + 1);
    pictures.app().forgetGames();
    pictures.take("walk-damaged", () -> open(id));
  }

  @Test
  public void aGameThatCantBeRead() {
    BrokenDatabase.plant();
    pictures.take("walk-unreadable", () -> open(1));
  }

  @Test
  public void cardsToDiscard() {
    long id = Moments.asking(pictures.app(), "every-calamity-18", Prompt.Discard.class);
    pictures.take(
        "walk-discard",
        () -> {
          open(id);
          onView(allOf(withId(R.id.more), isDescendantOfA(withId(R.id.cards)))).perform(new Tap());
        });
  }

  private void open(long id) {
    pictures.app().show(R.id.walk, GameId.toBundle(id));
  }
}
