package io.augur.rules.log;

/** A name between quotes; what would break a line or a text file is written as an escape. */
final class Quoted {
  private static final int HEX_DIGITS = 4;

  private Quoted() {}

  static void write(String name, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (isPlain(name, i)) {
        out.append(c);
      } else {
        String hex = Integer.toHexString(c);
        out.append("\\u").append("0000".substring(hex.length())).append(hex);
      }
    }
    out.append('"');
  }

  /** Neither a control nor a line break nor half of a pair that stands alone. */
  private static boolean isPlain(String name, int i) {
    char c = name.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 < name.length() && Character.isLowSurrogate(name.charAt(i + 1));
    }
    if (Character.isLowSurrogate(c)) {
      return i > 0 && Character.isHighSurrogate(name.charAt(i - 1));
    }
    return !Character.isISOControl(c) && c != '\u2028' && c != '\u2029' && c != '\ufeff';
  }

  static String read(Cursor in) {
    in.expect('"');
    StringBuilder name = new StringBuilder();
    while (!in.accept('"')) {
      char c = in.next();
      name.append(c == '\\' ? escaped(in) : c);
    }
    return name.toString();
  }

  private static char escaped(Cursor in) {
    char c = in.next();
    if (c != 'u') {
      return c;
    }
    int code = 0;
    for (int i = 0; i < HEX_DIGITS; i++) {
      int digit = Character.digit(in.next(), 16);
      if (digit < 0) {
        throw Cursor.unreadable("log.escape");
      }
      code = 16 * code + digit;
    }
    return (char) code;
  }
}
