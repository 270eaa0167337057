package io.augur.app;

import android.os.Bundle;
import org.robolectric.Robolectric;
import org.robolectric.android.controller.ActivityController;

/** The app in a process that the system may kill; what was saved, as bytes, is all that is left. */
public final class Mortal {
  private final App app;
  private ActivityController<MainActivity> activity = Robolectric.buildActivity(MainActivity.class);

  public Mortal(App app) {
    this.app = app;
  }

  public void open() {
    activity.setup();
  }

  public MainActivity activity() {
    return activity.get();
  }

  /** What the system would keep now; the app is left and comes back. */
  public SavedState saved() {
    Bundle state = new Bundle();
    activity.pause().stop().saveInstanceState(state);
    SavedState saved = SavedState.of(state);
    activity.restart().start().resume();
    return saved;
  }

  public void killAndReturn() {
    Bundle state = new Bundle();
    activity.pause().stop().saveInstanceState(state).destroy();
    app.forgetGames();
    activity = Robolectric.buildActivity(MainActivity.class).setup(SavedState.of(state).read());
  }

  public void close() {
    activity.close();
  }
}
