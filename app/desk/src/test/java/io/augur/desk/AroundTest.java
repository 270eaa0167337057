package io.augur.desk;

import static com.google.common.truth.Truth.assertThat;

import java.time.Duration;
import org.junit.Test;

public final class AroundTest {
  private final Around around = new Around(0);

  @Test
  public void aCrashIsToldWithItsReason() throws InterruptedException {
    around.stopped("IllegalStateException: no seat 9");
    assertThat(now()).contains("\"app\":\"stopped\"");
    assertThat(now()).contains("no seat 9");
  }

  @Test
  public void aToastIsTold() throws InterruptedException {
    around.toast("Copied");
    assertThat(now()).contains("\"text\":\"Copied\"");
  }

  @Test
  public void aCrashTakesTheSheetAway() throws InterruptedException {
    around.lay(new Sheet(Sheet.Kind.SAVE, "game.log", ""));
    assertThat(now()).contains("\"kind\":\"save\"");
    around.stopped("gone");
    assertThat(now()).contains("\"kind\":\"none\"");
  }

  @Test
  public void nothingNewIsNoAnswer() throws InterruptedException {
    around.toast("Copied");
    assertThat(around.since(1, Duration.ZERO)).isEmpty();
  }

  private String now() throws InterruptedException {
    return around.since(-1, Duration.ZERO).orElseThrow();
  }
}
