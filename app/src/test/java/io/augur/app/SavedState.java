package io.augur.app;

import android.os.Bundle;
import android.os.Parcel;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** What the system keeps of the app when it may kill the process: bytes, and nothing else. */
public final class SavedState {
  private final byte[] bytes;

  private SavedState(byte[] bytes) {
    this.bytes = bytes;
  }

  public static SavedState of(Bundle state) {
    Parcel parcel = Parcel.obtain();
    try {
      state.writeToParcel(parcel, 0);
      return new SavedState(parcel.marshall());
    } finally {
      parcel.recycle();
    }
  }

  public Bundle read() {
    Parcel parcel = Parcel.obtain();
    try {
      parcel.unmarshall(bytes, 0, bytes.length);
      parcel.setDataPosition(0);
      return parcel.readBundle(MainActivity.class.getClassLoader());
    } finally {
      parcel.recycle();
    }
  }

  /** All bytes, in small letters, read as the characters that a parcel writes. */
  public String text() {
    String all =
        new String(bytes, StandardCharsets.UTF_16LE)
            + new String(bytes, 1, bytes.length - 1, StandardCharsets.UTF_16LE)
            + new String(bytes, StandardCharsets.UTF_8);
    return all.toLowerCase(Locale.ROOT);
  }
}
