package io.augur.app.notepad;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.startsWith;

import android.content.Context;
import android.view.View;
import androidx.recyclerview.widget.LinearLayoutManager;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.espresso.UiController;
import androidx.test.espresso.ViewAction;
import androidx.test.espresso.matcher.ViewMatchers;
import androidx.test.platform.app.InstrumentationRegistry;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.data.Created;
import io.augur.app.data.Session;
import io.augur.app.ui.Say;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Civilization;
import org.hamcrest.Matcher;

/** A thumb and an eye for a player's own phone. */
public final class NotepadRobot {
  /** A notepad of this civilization in which these facts are entered; its number. */
  public static long given(App app, int players, Civilization own, Event... facts) {
    long[] id = new long[1];
    app.parts()
        .tables()
        .createNotepad(
            "Friday night",
            Setup.standard(players),
            own,
            made -> id[0] = ((Created.Stored) made).id());
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    Session session = app.parts().sessions().of(id[0]);
    for (Event fact : facts) {
      session.play(fact);
    }
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    return id[0];
  }

  public NotepadRobot call(Calamity calamity) {
    onView(withId(R.id.calls)).perform(new Scroll(calamity));
    onView(row(calamity)).perform(click());
    return this;
  }

  public NotepadRobot revealed() {
    return tap(R.id.revealed);
  }

  public NotepadRobot rules() {
    return tap(R.id.rules);
  }

  public NotepadRobot cards() {
    return tap(R.id.next);
  }

  public NotepadRobot numbers() {
    return tap(R.id.my_numbers);
  }

  public NotepadRobot tap(int id) {
    onView(allOf(withId(id), isDisplayed())).perform(click());
    return this;
  }

  public NotepadRobot sees(String text) {
    onView(withText(text)).check(matches(isDisplayed()));
    return this;
  }

  public NotepadRobot seesRow(String description) {
    onView(withContentDescription(description)).check(matches(isDisplayed()));
    return this;
  }

  public NotepadRobot seesNot(int id) {
    onView(allOf(withId(id), isDisplayed())).check(doesNotExist());
    return this;
  }

  public NotepadRobot hasNo(String text) {
    onView(withText(text)).check(doesNotExist());
    return this;
  }

  private static Matcher<View> row(Calamity calamity) {
    String name = Say.in(context()).say(calamity.row().title());
    return allOf(withId(R.id.head), withContentDescription(startsWith(name)), isDisplayed());
  }

  private static Context context() {
    return InstrumentationRegistry.getInstrumentation().getTargetContext();
  }

  /** Brings a call into sight, as a finger would. */
  private static final class Scroll implements ViewAction {
    private final Calamity calamity;

    Scroll(Calamity calamity) {
      this.calamity = calamity;
    }

    @Override
    public Matcher<View> getConstraints() {
      return ViewMatchers.isAssignableFrom(RecyclerView.class);
    }

    @Override
    public String getDescription() {
      return "scroll to " + calamity.key();
    }

    @Override
    public void perform(UiController screen, View view) {
      RecyclerView list = (RecyclerView) view;
      int position = ((CallRows) list.getAdapter()).position(calamity);
      ((LinearLayoutManager) list.getLayoutManager()).scrollToPositionWithOffset(position, 0);
      screen.loopMainThreadUntilIdle();
    }
  }
}
