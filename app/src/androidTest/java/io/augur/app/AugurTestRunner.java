package io.augur.app;

import android.app.Application;
import android.content.Context;
import androidx.test.runner.AndroidJUnitRunner;
import dagger.hilt.android.testing.HiltTestApplication;

/** Runs the tests on a device in an application whose object graph each test can change. */
public final class AugurTestRunner extends AndroidJUnitRunner {
  @Override
  public Application newApplication(ClassLoader loader, String name, Context context)
      throws ClassNotFoundException, IllegalAccessException, InstantiationException {
    return super.newApplication(loader, HiltTestApplication.class.getName(), context);
  }
}
