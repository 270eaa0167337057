package io.augur.desk;

import java.util.List;
import java.util.Map;

/** A piece of the screen as somebody hears it who does not see it. */
public record Element(
    int id, Role role, String text, List<String> states, List<Deed> deeds, Bounds bounds) {
  public Element {
    states = List.copyOf(states);
    deeds = List.copyOf(deeds);
  }

  /** What it is. */
  public enum Role {
    TEXT,
    HEADING,
    BUTTON,
    CHECKBOX,
    RADIO,
    FIELD,
    LIST
  }

  /** What can be done with it. */
  public enum Deed {
    PRESS,
    HOLD,
    ON,
    BACK
  }

  /** Its place on the screen, in pixels. */
  public record Bounds(int left, int top, int width, int height) {}

  Map<String, Object> json() {
    return Map.of(
        "id",
        id,
        "role",
        lower(role),
        "text",
        text,
        "states",
        states,
        "deeds",
        deeds.stream().map(Element::lower).toList(),
        "bounds",
        List.of(bounds.left(), bounds.top(), bounds.width(), bounds.height()));
  }

  private static String lower(Enum<?> name) {
    return name.name().toLowerCase(java.util.Locale.ROOT);
  }
}
