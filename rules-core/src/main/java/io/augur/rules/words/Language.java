package io.augur.rules.words;

/** A language in which the rules can be read. */
public enum Language {
  ENGLISH("en", 2) {
    @Override
    int form(int number) {
      return number == 1 || number == -1 ? 0 : 1;
    }
  },
  POLISH("pl", 3) {
    @Override
    int form(int number) {
      int tens = Math.abs(number % 100);
      int ones = tens % 10;
      if (number == 1 || number == -1) {
        return 0;
      }
      return ones >= 2 && ones <= 4 && tens / 10 != 1 ? 1 : 2;
    }
  };

  private final String tag;
  private final int forms;

  Language(String tag, int forms) {
    this.tag = tag;
    this.forms = forms;
  }

  /** The language's tag, as in BCP 47. */
  public String tag() {
    return tag;
  }

  /** How many forms a counted word has: one and other, or one, few and many. */
  int forms() {
    return forms;
  }

  /** Which of its forms a word takes after this number. */
  abstract int form(int number);
}
