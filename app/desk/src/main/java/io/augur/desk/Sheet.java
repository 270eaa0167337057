package io.augur.desk;

import java.util.Map;

/** What the phone's system lays over the app and waits for. */
public record Sheet(Kind kind, String title, String text) {
  /** What it is there for. */
  public enum Kind {
    OPEN,
    SAVE,
    SHARE,
    NONE
  }

  static final Sheet NONE = new Sheet(Kind.NONE, "", "");

  Map<String, String> json() {
    return Map.of(
        "kind", kind.name().toLowerCase(java.util.Locale.ROOT), "title", title, "text", text);
  }
}
