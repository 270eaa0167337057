package io.augur.app.ui;

import static com.google.common.truth.Truth.assertThat;

import java.util.OptionalInt;
import org.junit.Test;

public final class TypingTest {
  private static final OptionalInt NONE = OptionalInt.empty();

  @Test
  public void digitsMakeANumber() {
    assertThat(Typing.digit(Typing.digit(NONE, 4, 55), 2, 55)).isEqualTo(OptionalInt.of(42));
  }

  @Test
  public void aDigitThatWouldBeTooMuchBeginsAnew() {
    assertThat(Typing.digit(OptionalInt.of(12), 7, 55)).isEqualTo(OptionalInt.of(7));
  }

  @Test
  public void aDigitAboveTheBoundIsNotTaken() {
    assertThat(Typing.digit(NONE, 7, 5)).isEqualTo(NONE);
  }

  @Test
  public void theLastDigitCanBeTakenBack() {
    assertThat(Typing.back(OptionalInt.of(42))).isEqualTo(OptionalInt.of(4));
    assertThat(Typing.back(OptionalInt.of(4))).isEqualTo(NONE);
    assertThat(Typing.back(NONE)).isEqualTo(NONE);
  }
}
