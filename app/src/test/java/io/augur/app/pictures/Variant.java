package io.augur.app.pictures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robolectric.RuntimeEnvironment;

/** One of the ways in which every screen has to look right. */
public record Variant(Device device, Theme theme, Language language, Font font) {
  enum Device {
    PHONE("w360dp-h760dp-port", "xhdpi"),
    TABLET("w1280dp-h800dp-land", "mdpi");

    private final String size;
    private final String density;

    Device(String size, String density) {
      this.size = size;
      this.density = density;
    }
  }

  enum Theme {
    LIGHT("notnight"),
    DARK("night");

    private final String qualifier;

    Theme(String qualifier) {
      this.qualifier = qualifier;
    }
  }

  enum Language {
    EN("en-rGB"),
    PL("pl-rPL");

    private final String qualifier;

    Language(String qualifier) {
      this.qualifier = qualifier;
    }
  }

  enum Font {
    USUAL(1),
    LARGEST(2);

    private final int scale;

    Font(int scale) {
      this.scale = scale;
    }
  }

  public static List<Variant> all() {
    List<Variant> all = new ArrayList<>();
    for (Device device : Device.values()) {
      for (Theme theme : Theme.values()) {
        for (Language language : Language.values()) {
          for (Font font : Font.values()) {
            all.add(new Variant(device, theme, language, font));
          }
        }
      }
    }
    return all;
  }

  /** Sets the device up like this, for activities opened from now on. */
  void use() {
    RuntimeEnvironment.setQualifiers(
        String.join("-", language.qualifier, device.size, theme.qualifier, device.density));
    RuntimeEnvironment.setFontScale(font.scale);
  }

  /** As in the names of files: "phone-dark-pl-200". */
  @Override
  public String toString() {
    return String.join("-", device.name(), theme.name(), language.name()).toLowerCase(Locale.ROOT)
        + "-"
        + font.scale * 100;
  }
}
