package io.augur.app.desk;

import android.app.Activity;
import android.content.ContentResolver;
import android.content.Intent;
import android.net.Uri;
import io.augur.desk.Around;
import io.augur.desk.Desk;
import io.augur.desk.Sheet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.shadows.ShadowActivity.IntentForResult;
import org.robolectric.shadows.ShadowContentResolver;

/** The rest of the phone, as far as the app asks for it: choosing files, and sharing. */
final class Outside {
  private final TheActivity activity;
  private final Desk desk;
  private final Around around;
  private @Nullable IntentForResult asked;

  Outside(TheActivity activity, Desk desk) {
    this.activity = activity;
    this.desk = desk;
    around = desk.around();
  }

  /** Takes what the app has started. */
  void look() {
    IntentForResult started = activity.shadow().getNextStartedActivityForResult();
    if (started == null) {
      return;
    }
    asked = started;
    Intent intent = started.intent;
    switch (String.valueOf(intent.getAction())) {
      case Intent.ACTION_CREATE_DOCUMENT ->
          around.lay(new Sheet(Sheet.Kind.SAVE, extra(intent, Intent.EXTRA_TITLE), ""));
      case Intent.ACTION_OPEN_DOCUMENT, Intent.ACTION_GET_CONTENT ->
          around.lay(new Sheet(Sheet.Kind.OPEN, "", String.valueOf(intent.getType())));
      case Intent.ACTION_CHOOSER ->
          share(intent.getParcelableExtra(Intent.EXTRA_INTENT, Intent.class));
      case Intent.ACTION_SEND -> share(intent);
      default -> {
        around.toast(String.valueOf(intent.getAction()));
        closed();
      }
    }
  }

  private static String extra(Intent intent, String name) {
    String extra = intent.getStringExtra(name);
    return extra == null ? "" : extra;
  }

  private void share(Intent intent) {
    around.lay(
        new Sheet(
            Sheet.Kind.SHARE,
            extra(intent, Intent.EXTRA_SUBJECT),
            extra(intent, Intent.EXTRA_TEXT)));
    Uri stream = intent.getParcelableExtra(Intent.EXTRA_STREAM, Uri.class);
    if (stream != null) {
      keep(stream);
    }
  }

  private void keep(Uri stream) {
    Path file = desk.file(String.valueOf(stream.getLastPathSegment()));
    try (InputStream in = resolver().openInputStream(stream)) {
      if (in != null) {
        Files.write(file, in.readAllBytes());
        around.written(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The person chose this file; the app reads or writes it. */
  void chose(Path file) {
    Uri uri = Uri.parse("content://desk/" + Uri.encode(file.getFileName().toString()));
    ShadowContentResolver files = Shadows.shadowOf(resolver());
    files.registerInputStreamSupplier(uri, () -> in(file));
    files.registerOutputStreamSupplier(uri, () -> new Written(file, around));
    answer(Activity.RESULT_OK, new Intent().setData(uri));
  }

  private static InputStream in(Path file) {
    try {
      return Files.newInputStream(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ContentResolver resolver() {
    return RuntimeEnvironment.getApplication().getContentResolver();
  }

  void closed() {
    answer(Activity.RESULT_CANCELED, null);
  }

  private void answer(int result, @Nullable Intent data) {
    around.clear();
    if (asked != null && asked.requestCode >= 0) {
      activity.shadow().receiveResult(asked.intent, result, data);
    }
    asked = null;
  }
}
