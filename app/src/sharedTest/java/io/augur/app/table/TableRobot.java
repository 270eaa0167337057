package io.augur.app.table;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.closeSoftKeyboard;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.startsWith;

import androidx.recyclerview.widget.RecyclerView;
import io.augur.app.App;
import io.augur.app.Hinted;
import io.augur.app.R;

/** A pair of hands and eyes for the table and for a player's page. */
public final class TableRobot {
  private final App app;

  public TableRobot(App app) {
    this.app = app;
  }

  public TableRobot tap(int id) {
    onView(withId(id)).perform(click());
    return this;
  }

  public TableRobot tap(String text) {
    onView(withText(text)).perform(scrollTo(), click());
    return this;
  }

  public TableRobot open(String civilization) {
    reveal(civilization);
    onView(withContentDescription(startsWith(civilization))).perform(click());
    return this;
  }

  public TableRobot seesRow(String description) {
    reveal(description);
    onView(withContentDescription(description)).check(matches(isDisplayed()));
    return this;
  }

  public TableRobot more(String count) {
    onView(withContentDescription("One more: " + count)).perform(scrollTo(), click());
    return this;
  }

  public TableRobot type(String count, String number) {
    onView(allOf(withId(R.id.number), isDescendantOfA(Hinted.as(count))))
        .perform(scrollTo(), replaceText(number), closeSoftKeyboard());
    return this;
  }

  public TableRobot search(String text) {
    onView(withId(R.id.search)).perform(scrollTo(), replaceText(text), closeSoftKeyboard());
    return this;
  }

  public TableRobot advance(String name) {
    onView(allOf(withText(name), isDescendantOfA(withId(R.id.advances))))
        .perform(scrollTo(), click());
    return this;
  }

  public TableRobot answer(String text) {
    onView(withText(text)).inRoot(isDialog()).perform(click());
    return this;
  }

  public TableRobot sees(String text) {
    onView(withText(text)).check(matches(isDisplayed()));
    return this;
  }

  public TableRobot sees(int text) {
    onView(withText(text)).check(matches(isDisplayed()));
    return this;
  }

  public TableRobot hasNo(String text) {
    onView(withText(text)).check(doesNotExist());
    return this;
  }

  /** Scrolls the list to a row, which is not laid out before. */
  private void reveal(String description) {
    app.onActivity(
        activity -> {
          RecyclerView rows = activity.findViewById(R.id.rows);
          for (int i = 0; i < rows.getAdapter().getItemCount(); i++) {
            rows.scrollToPosition(i);
            rows.measure(
                android.view.View.MeasureSpec.makeMeasureSpec(
                    rows.getWidth(), android.view.View.MeasureSpec.EXACTLY),
                android.view.View.MeasureSpec.makeMeasureSpec(
                    rows.getHeight(), android.view.View.MeasureSpec.EXACTLY));
            rows.layout(rows.getLeft(), rows.getTop(), rows.getRight(), rows.getBottom());
            RecyclerView.ViewHolder row = rows.findViewHolderForAdapterPosition(i);
            if (row != null
                && String.valueOf(row.itemView.getContentDescription()).startsWith(description)) {
              return;
            }
          }
        });
  }
}
