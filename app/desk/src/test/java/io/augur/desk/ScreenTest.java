package io.augur.desk;

import static com.google.common.truth.Truth.assertThat;

import java.time.Duration;
import org.junit.Test;

public final class ScreenTest {
  private final Screen screen = new Screen(1000);

  @Test
  public void whoHasSeenNothingGetsTheWholeScreen() throws InterruptedException {
    screen.show(new int[] {1, 2, 3, 4, 5, 6}, 2);
    Frame frame = since(0);
    assertThat(frame.number).isEqualTo(1001);
    assertThat(frame.top).isEqualTo(0);
    assertThat(frame.pixels).isEqualTo(new int[] {1, 2, 3, 4, 5, 6});
    assertThat(frame.screenHeight).isEqualTo(3);
  }

  @Test
  public void onlyTheRowsThatChangedTravel() throws InterruptedException {
    screen.show(new int[] {1, 2, 3, 4, 5, 6}, 2);
    screen.show(new int[] {1, 2, 3, 9, 5, 6}, 2);
    Frame frame = since(1001);
    assertThat(frame.top).isEqualTo(1);
    assertThat(frame.pixels).isEqualTo(new int[] {3, 9});
  }

  @Test
  public void whoIsBehindGetsAllThatChangedMeanwhile() throws InterruptedException {
    screen.show(new int[] {1, 2, 3, 4}, 1);
    screen.show(new int[] {1, 7, 3, 4}, 1);
    screen.show(new int[] {1, 7, 8, 4}, 1);
    assertThat(since(1001).pixels).isEqualTo(new int[] {7, 8});
    assertThat(since(1002).pixels).isEqualTo(new int[] {8});
  }

  @Test
  public void theSamePictureIsNoNews() throws InterruptedException {
    screen.show(new int[] {1, 2}, 1);
    screen.show(new int[] {1, 2}, 1);
    assertThat(screen.since(1001, Duration.ZERO)).isEmpty();
  }

  @Test
  public void aTurnedScreenIsSentWhole() throws InterruptedException {
    screen.show(new int[] {1, 2}, 1);
    screen.show(new int[] {1, 2}, 2);
    Frame frame = since(1001);
    assertThat(frame.width).isEqualTo(2);
    assertThat(frame.pixels).isEqualTo(new int[] {1, 2});
  }

  @Test
  public void aPageOfALaterRunGetsTheWholeScreenToo() throws InterruptedException {
    screen.show(new int[] {1, 2}, 1);
    assertThat(since(5000).pixels).isEqualTo(new int[] {1, 2});
  }

  private Frame since(long seen) throws InterruptedException {
    return screen.since(seen, Duration.ZERO).orElseThrow();
  }
}
