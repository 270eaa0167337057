package io.augur.app.desk;

import android.content.Intent;
import android.content.res.Configuration;
import io.augur.app.MainActivity;
import io.augur.desk.Look;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowActivity;

/** The one activity of the app, led through its life as the system would. */
final class TheActivity {
  private ActivityController<MainActivity> controller;

  TheActivity(Look look, String language) {
    set(look, language);
    controller = opened();
  }

  private static ActivityController<MainActivity> opened() {
    return Robolectric.buildActivity(MainActivity.class, new Intent(Intent.ACTION_MAIN))
        .create()
        .start()
        .postCreate(null)
        .resume()
        .visible();
  }

  /** Left by the last step back, it is opened anew: this phone has no home screen. */
  void reopenIfLeft() {
    if (controller.get().isFinishing()) {
      close();
      controller = opened();
    }
  }

  ShadowActivity shadow() {
    return Shadows.shadowOf(controller.get());
  }

  /** Turns the phone into another one, or its system to other settings. */
  void turn(Look look, String language) {
    set(look, language);
    Configuration now =
        new Configuration(RuntimeEnvironment.getApplication().getResources().getConfiguration());
    MainActivity before = controller.get();
    controller.configurationChange(now);
    if (controller.get() != before) {
      controller.visible(); // Robolectric leaves the new one without a window
    }
  }

  private static void set(Look look, String language) {
    RuntimeEnvironment.setQualifiers(look.qualifiers(language));
    RuntimeEnvironment.setFontScale(look.fontScale());
  }

  /** What happens before a process ends in good order. */
  void close() {
    controller.pause().stop().destroy();
  }
}
