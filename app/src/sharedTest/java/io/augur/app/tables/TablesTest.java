package io.augur.app.tables;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class TablesTest {
  @Rule public final App app = new App(this);

  @Test
  public void withoutGamesTheScreenSaysWhatToDo() {
    app.open();
    onView(withText(R.string.tables_empty_title)).check(matches(isDisplayed()));
    onView(withId(R.id.next)).perform(click());
    onView(withId(R.id.save))
        .inRoot(androidx.test.espresso.matcher.RootMatchers.isDialog())
        .perform(click());
    onView(withText("9 players")).check(matches(isDisplayed()));
  }
}
