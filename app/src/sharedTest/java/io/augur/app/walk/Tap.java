package io.augur.app.walk;

import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.ViewMatchers.isEnabled;

import android.graphics.Rect;
import android.view.View;
import androidx.test.espresso.UiController;
import androidx.test.espresso.ViewAction;
import org.hamcrest.Matcher;

/** A tap on something that can be tapped, wherever it has to be scrolled to first. */
final class Tap implements ViewAction {
  @Override
  public Matcher<View> getConstraints() {
    return isEnabled();
  }

  @Override
  public String getDescription() {
    return "scroll to and tap";
  }

  @Override
  public void perform(UiController ui, View view) {
    view.requestRectangleOnScreen(new Rect(0, 0, view.getWidth(), view.getHeight()), true);
    ui.loopMainThreadUntilIdle();
    click().perform(ui, view);
    ui.loopMainThreadUntilIdle();
  }
}
