package io.augur.app.settings;

import android.content.Context;
import android.content.pm.PackageManager;

/** The version of the app, as it was installed. */
final class Version {
  private Version() {}

  static String of(Context context) {
    try {
      String name =
          context.getPackageManager().getPackageInfo(context.getPackageName(), 0).versionName;
      return name == null ? "" : name;
    } catch (PackageManager.NameNotFoundException e) {
      throw new IllegalStateException("not installed: " + context.getPackageName(), e);
    }
  }
}
