package io.augur.rules.reference;

import java.text.Normalizer;
import java.util.Locale;

/** Text as people type it in a hurry: small letters and digits, without signs above or through. */
public final class Folded {
  private Folded() {}

  /** The words of a text, a single space before each. */
  public static String of(String text) {
    String apart = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
    StringBuilder folded = new StringBuilder(" ");
    for (int i = 0; i < apart.length(); i++) {
      char c = apart.charAt(i);
      if (c == '\u0142') { // ł is a letter of its own and does not come apart
        folded.append('l');
      } else if (Character.isLetterOrDigit(c)) {
        folded.append(c);
      } else if (c != '.' && c != '\'' && c != '\u2019' && !isSign(c)) {
        space(folded);
      }
    }
    return folded.toString();
  }

  private static boolean isSign(char c) {
    return Character.getType(c) == Character.NON_SPACING_MARK;
  }

  private static void space(StringBuilder folded) {
    if (folded.charAt(folded.length() - 1) != ' ') {
      folded.append(' ');
    }
  }
}
