package io.augur.app.ui;

import java.util.OptionalInt;

/** How a number grows under the keys of a pad. */
public final class Typing {
  private Typing() {}

  /** One digit more; where that is too much, the digit begins a new number. */
  public static OptionalInt digit(OptionalInt typed, int digit, int most) {
    int longer = typed.orElse(0) * 10 + digit;
    if (longer <= most) {
      return OptionalInt.of(longer);
    }
    return digit <= most ? OptionalInt.of(digit) : typed;
  }

  /** One digit less. */
  public static OptionalInt back(OptionalInt typed) {
    return typed.orElse(0) < 10 ? OptionalInt.empty() : OptionalInt.of(typed.getAsInt() / 10);
  }
}
