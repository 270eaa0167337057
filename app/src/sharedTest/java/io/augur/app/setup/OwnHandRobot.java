package io.augur.app.setup;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;

import androidx.test.platform.app.InstrumentationRegistry;
import io.augur.app.R;
import io.augur.app.ui.Who;
import io.augur.rules.table.Civilization;

/** A thumb for the screen that sets a player's own phone up. */
public final class OwnHandRobot {
  public OwnHandRobot ownHand() {
    onView(allOf(withId(R.id.own_hand), isDisplayed())).perform(click());
    return this;
  }

  public OwnHandRobot tap(int id) {
    onView(withId(id)).perform(scrollTo(), click());
    return this;
  }

  public OwnHandRobot civilization(Civilization civilization) {
    String name =
        Who.name(civilization, InstrumentationRegistry.getInstrumentation().getTargetContext());
    onView(withText(name)).perform(scrollTo(), click());
    return this;
  }

  public OwnHandRobot create() {
    onView(withId(R.id.create)).perform(click());
    return this;
  }
}
