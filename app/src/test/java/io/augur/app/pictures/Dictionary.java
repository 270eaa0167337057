package io.augur.app.pictures;

import android.content.Context;
import io.augur.app.pictures.Texts.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Tells English from Polish by all that the app, its libraries and the rules can say. */
final class Dictionary {
  private static @Nullable Dictionary known;

  private final List<String> fixed = new ArrayList<>();
  private final List<Pattern> english = new ArrayList<>();
  private final List<Pattern> polish = new ArrayList<>();

  private Dictionary(List<Pair> pairs) {
    StringBuilder everything = new StringBuilder();
    pairs.forEach(pair -> everything.append(pair.polish()).append('\n'));
    String allPolish = everything.toString();
    for (Pair pair : pairs) {
      TextPattern.of(pair.polish()).pattern().ifPresent(polish::add);
      if (!pair.english().equals(pair.polish())) {
        TextPattern text = TextPattern.of(pair.english());
        text.pattern().ifPresent(english::add);
        text.fixed().filter(it -> !allPolish.contains(it)).ifPresent(fixed::add);
      }
    }
  }

  static Dictionary of(Context context) {
    if (known == null) {
      known = new Dictionary(Texts.of(context));
    }
    return known;
  }

  /** What of this line is English, if something is. */
  Optional<String> english(String line) {
    for (String text : fixed) {
      if (stands(text, line)) {
        return Optional.of(text);
      }
    }
    for (String part : line.split(" · ", -1)) {
      if (matches(english, part) && !matches(polish, part)) {
        return Optional.of(part);
      }
    }
    return Optional.empty();
  }

  /** Whether the line has this text between the edges of words. */
  private static boolean stands(String text, String line) {
    for (int at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
      int end = at + text.length();
      boolean begins = at == 0 || !Character.isLetter(line.charAt(at - 1));
      boolean ends = end == line.length() || !Character.isLetter(line.charAt(end));
      if (begins && ends) {
        return true;
      }
    }
    return false;
  }

  private static boolean matches(List<Pattern> patterns, String text) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(text).matches());
  }
}
