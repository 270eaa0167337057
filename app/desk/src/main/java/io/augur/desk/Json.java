package io.augur.desk;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes maps, lists, texts and numbers as JSON. */
final class Json {
  private Json() {}

  static String of(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> text(entry.getKey().toString()) + ":" + of(entry.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof List<?> list) {
      return list.stream().map(Json::of).collect(Collectors.joining(",", "[", "]"));
    }
    return value instanceof Number ? value.toString() : text(value.toString());
  }

  private static String text(String text) {
    StringBuilder out = new StringBuilder("\"");
    text.chars()
        .forEach(
            letter -> {
              if (letter == '"' || letter == '\\' || letter < ' ') {
                out.append(String.format("\\u%04x", letter));
              } else {
                out.append((char) letter);
              }
            });
    return out.append('"').toString();
  }
}
