package io.augur.app.setup;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isEnabled;
import static androidx.test.espresso.matcher.ViewMatchers.isNotEnabled;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class OwnHandTest {
  @Rule public final App app = new App(this);
  private final OwnHandRobot ownHand = new OwnHandRobot();

  @Before
  public void open() {
    app.open();
    ownHand.ownHand();
  }

  @Test
  public void aHandIsKeptOnceItsCivilizationIsChosen() {
    onView(withId(R.id.create)).check(matches(isNotEnabled()));
    ownHand.civilization(EGYPT).create();
    assertThat(app.destination()).isEqualTo(R.id.notepad);
  }

  @Test
  public void theListShowsItAsAHandAndOpensItAsOne() {
    ownHand.civilization(EGYPT).create();
    pressBack();
    onView(withText("My own hand: Egypt · 9 players")).check(matches(isDisplayed()));
    onView(withText("My own hand: Egypt · 9 players")).perform(click());
    assertThat(app.destination()).isEqualTo(R.id.notepad);
  }

  @Test
  public void whoIsNotInTheLineUpIsNobodysHand() {
    ownHand.civilization(MINOA).tap(R.id.east);
    onView(withText("Minoa")).check(doesNotExist());
    onView(withId(R.id.create)).check(matches(isNotEnabled()));
    ownHand.tap(R.id.west);
    onView(withId(R.id.create)).check(matches(isEnabled()));
  }

  @Test
  public void aRotationKeepsWhatWasChosen() {
    ownHand.tap(R.id.more).civilization(EGYPT);
    app.recreate();
    ownHand.create();
    pressBack();
    onView(withText("My own hand: Egypt · 10 players")).check(matches(isDisplayed()));
  }

  @Test
  public void aHandThatCantBeStoredIsSaidToBe() {
    app.parts().database().refuseWrites();
    ownHand.civilization(EGYPT).create();
    onView(withId(R.id.failure)).check(matches(isDisplayed()));
  }
}
