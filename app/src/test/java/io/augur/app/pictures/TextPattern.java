package io.augur.app.pictures;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A written text with places for arguments: "Turn %d", "{player} loses {n} {n#city|cities}". */
record TextPattern(String written) {
  private static final Pattern PLACE =
      Pattern.compile("%(?:\\d+\\$)?[sd]|\\{[a-z_]+(?:#([^}]*))?\\}");
  private static final int FEWEST_LETTERS = 4;

  static TextPattern of(String written) {
    return new TextPattern(written);
  }

  /** Itself, if it has no place for anything and is long enough to be told from others. */
  Optional<String> fixed() {
    return !PLACE.matcher(written).find() && isLong() ? Optional.of(written) : Optional.empty();
  }

  /** What it looks like with something in every place. */
  Optional<Pattern> pattern() {
    Matcher place = PLACE.matcher(written);
    StringBuilder pattern = new StringBuilder();
    int from = 0;
    while (place.find()) {
      pattern.append(Pattern.quote(written.substring(from, place.start())));
      pattern.append(place.group(1) == null ? ".+" : forms(place.group(1)));
      from = place.end();
    }
    pattern.append(Pattern.quote(written.substring(from)));
    return isLong() ? Optional.of(Pattern.compile(pattern.toString())) : Optional.empty();
  }

  private static String forms(String forms) {
    StringBuilder any = new StringBuilder("(?:");
    for (String form : forms.split("\\|", -1)) {
      any.append(any.length() > 3 ? "|" : "").append(Pattern.quote(form));
    }
    return any.append(')').toString();
  }

  private boolean isLong() {
    return PLACE.matcher(written).replaceAll("").chars().filter(Character::isLetter).count()
        >= FEWEST_LETTERS;
  }
}
