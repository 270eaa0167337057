package io.augur.app.tables;

import static com.google.common.truth.Truth.assertWithMessage;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.os.Looper;
import androidx.test.runner.lifecycle.ActivityLifecycleMonitorRegistry;
import androidx.test.runner.lifecycle.Stage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.robolectric.Shadows;
import org.robolectric.shadows.ShadowActivity;

/** The system's file picker, as far as the app can tell, and the files in it. */
final class Picker {
  static final Uri FILE = Uri.parse("content://files/game.txt");

  private Picker() {}

  /** Puts a file where the picker finds it. */
  static void holds(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Shadows.shadowOf(activity().getContentResolver())
        .registerInputStreamSupplier(FILE, () -> new ByteArrayInputStream(bytes));
  }

  /** An empty file to be written. */
  static OutputStream takes() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Shadows.shadowOf(activity().getContentResolver()).registerOutputStream(FILE, out);
    return out;
  }

  /** Somebody picks the file that the app asked for. */
  static void picks() {
    answer(Activity.RESULT_OK, new Intent().setData(FILE));
  }

  static void cancels() {
    answer(Activity.RESULT_CANCELED, new Intent());
  }

  private static void answer(int result, Intent data) {
    ShadowActivity shadow = Shadows.shadowOf(activity());
    ShadowActivity.IntentForResult asked = shadow.getNextStartedActivityForResult();
    assertWithMessage("the picker").that(asked).isNotNull();
    shadow.receiveResult(asked.intent, result, data);
    Shadows.shadowOf(Looper.getMainLooper()).idle();
  }

  static Intent started() {
    Shadows.shadowOf(Looper.getMainLooper()).idle();
    Intent started = Shadows.shadowOf(activity()).getNextStartedActivity();
    assertWithMessage("what the app opened").that(started).isNotNull();
    return started;
  }

  private static Activity activity() {
    return ActivityLifecycleMonitorRegistry.getInstance()
        .getActivitiesInStage(Stage.RESUMED)
        .iterator()
        .next();
  }
}
