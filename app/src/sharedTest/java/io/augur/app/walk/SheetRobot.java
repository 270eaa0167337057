package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withParent;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;

import android.view.View;
import io.augur.app.R;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import org.hamcrest.Matcher;

/** Fills in worksheets by their steppers and keys. */
final class SheetRobot {
  private int taps;

  /** The worksheet of a loss or a raid; how many taps it took. */
  int fill(Event event) {
    Worksheet sheet =
        event instanceof Event.Took took ? took.losses() : ((Event.Raided) event).losses();
    boolean onlyCities = sheet.tokens() == 0 && sheet.reducedTo().isEmpty();
    if (!(onlyCities && isGiven())) {
      step(R.id.destroyed, 0, sheet.destroyed());
    }
    if (event instanceof Event.Took && sheet.reducedTo().isEmpty() && sheet.tokens() > 0) {
      tap(withId(R.id.rest_in_tokens));
    } else {
      step(R.id.tokens, 0, sheet.tokens());
    }
    for (int to : sheet.reducedTo()) {
      tap(allOf(withParent(withId(R.id.reduce)), withText(String.valueOf(to))));
    }
    if (event instanceof Event.Raided raided) {
      step(R.id.killed, 0, raided.barbarians());
    }
    return taps;
  }

  /** Where cities are destroyed and nothing else, their number is there at once. */
  private static boolean isGiven() {
    boolean[] given = new boolean[1];
    onView(withId(R.id.destroyed)).check((view, missing) -> given[0] = !view.isShown());
    return given[0];
  }

  int fill(Event.Annexed annexed, Prompt.Annex prompt) {
    if (prompt.unit() == Unit.UNIT_POINTS) {
      step(R.id.cities, 0, annexed.cities());
      step(R.id.tokens, 0, annexed.tokens());
    }
    return taps;
  }

  int fill(Event.Discarded discarded, Prompt.Discard prompt) {
    step(R.id.cards, 1, discarded.cards());
    step(R.id.worth, prompt.worth().number(), discarded.worth());
    return taps;
  }

  private void step(int stepper, int from, int to) {
    int at = from;
    while (at <= to - 5) {
      at += 5;
      tap(inside(stepper, R.id.many_more));
    }
    while (at < to) {
      at++;
      tap(inside(stepper, R.id.more));
    }
    while (at > to) {
      at--;
      tap(inside(stepper, R.id.fewer));
    }
  }

  private static Matcher<View> inside(int stepper, int button) {
    return allOf(isDescendantOfA(withId(stepper)), withId(button));
  }

  private void tap(Matcher<View> view) {
    onView(view).perform(new Tap());
    taps++;
  }
}
