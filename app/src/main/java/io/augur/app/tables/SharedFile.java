package io.augur.app.tables;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.core.content.FileProvider;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** The file that is given to another app; there is one at a time, with nothing private in it. */
final class SharedFile {
  static final String TEXT = "text/plain";

  private final Context context;
  private final String name;
  private Uri uri = Uri.EMPTY;

  SharedFile(Context context, String table) {
    this.context = context;
    this.name = named(table);
  }

  /** A name that every system takes for a file. */
  static String named(String table) {
    return table.replaceAll("[^\\p{L}\\p{N} ._-]", "_").trim() + ".txt";
  }

  /** Makes the file; not for the thread that draws. */
  OutputStream open() throws IOException {
    File folder = new File(context.getCacheDir(), "shared");
    if (!folder.isDirectory() && !folder.mkdirs()) {
      throw new IOException("no folder: " + folder);
    }
    File[] older = folder.listFiles();
    for (File one : older == null ? new File[0] : older) {
      if (!one.delete()) {
        throw new IOException("not deleted: " + one);
      }
    }
    File file = new File(folder, name);
    uri = FileProvider.getUriForFile(context, context.getPackageName() + ".files", file);
    return new FileOutputStream(file);
  }

  /** Gives the file that was made to whoever is chosen. */
  Intent intent() {
    return new Intent(Intent.ACTION_SEND)
        .setType(TEXT)
        .putExtra(Intent.EXTRA_STREAM, uri)
        .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
  }
}
