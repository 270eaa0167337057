package io.augur.desk;

import java.util.List;
import java.util.Map;

/** What kind of phone lies on the desk, and how its system is set. */
public record Look(String device, String way, String light, String language, String font) {
  /** A phone held upright, at night, in English. */
  public static final Look FIRST = new Look("phone", "upright", "night", "en", "1.0");

  private static final Map<String, List<String>> CHOICES =
      Map.of(
          "device", List.of("phone", "tablet"),
          "way", List.of("upright", "sideways"),
          "light", List.of("day", "night"),
          "language", List.of("en", "pl"),
          "font", List.of("0.85", "1.0", "1.3", "1.5", "2.0"));

  /** The same with one thing changed. */
  Look with(String what, String value) {
    if (!CHOICES.getOrDefault(what, List.of()).contains(value)) {
      throw new IllegalArgumentException("no look: " + what + " " + value);
    }
    return new Look(
        what.equals("device") ? value : device,
        what.equals("way") ? value : way,
        what.equals("light") ? value : light,
        what.equals("language") ? value : language,
        what.equals("font") ? value : font);
  }

  /**
   * As the names of resource folders say it, in their order; in the language that the app shows.
   */
  public String qualifiers(String shown) {
    boolean tablet = device.equals("tablet");
    boolean upright = way.equals("upright");
    int narrow = tablet ? 800 : 411;
    int wide = tablet ? 1280 : 891;
    return String.join(
        "-",
        shown,
        "sw" + narrow + "dp",
        "w" + (upright ? narrow : wide) + "dp",
        "h" + (upright ? wide : narrow) + "dp",
        upright ? "port" : "land",
        light.equals("night") ? "night" : "notnight",
        tablet ? "hdpi" : "xhdpi");
  }

  public float fontScale() {
    return Float.parseFloat(font);
  }

  Map<String, String> choices() {
    return Map.of("device", device, "way", way, "light", light, "language", language, "font", font);
  }
}
