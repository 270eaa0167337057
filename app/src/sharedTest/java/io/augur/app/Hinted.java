package io.augur.app;

import android.view.View;
import com.google.android.material.textfield.TextInputLayout;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeMatcher;

/** Finds the frame of a text field by the label on it. */
public final class Hinted extends TypeSafeMatcher<View> {
  private final String hint;

  private Hinted(String hint) {
    this.hint = hint;
  }

  public static Matcher<View> as(String hint) {
    return new Hinted(hint);
  }

  @Override
  protected boolean matchesSafely(View view) {
    return view instanceof TextInputLayout frame
        && hint.contentEquals(String.valueOf(frame.getHint()));
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("with hint " + hint);
  }
}
