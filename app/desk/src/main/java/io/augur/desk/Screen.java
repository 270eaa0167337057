package io.augur.desk;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/** What the phone shows now; whoever has seen an older picture gets the rows that changed since. */
public final class Screen {
  private int width = 1;
  private int[] pixels = {};
  private long[] changed = {}; // for each row, the number of the picture that changed it
  private long number;

  /** Pictures are counted from a start that no other run shares, so a page can outlive its desk. */
  Screen(long start) {
    number = start;
  }

  /** Shows these pixels, each 0xAARRGGBB; the array stays the caller's. */
  public synchronized void show(int[] now, int nowWidth) {
    int rows = now.length / nowWidth;
    long next = number + 1;
    if (nowWidth != width || now.length != pixels.length) {
      width = nowWidth;
      pixels = now.clone();
      changed = new long[rows];
      Arrays.fill(changed, next);
      publish(next);
      return;
    }
    boolean differs = false;
    for (int row = 0; row < rows; row++) {
      int from = row * width;
      int to = from + width;
      if (!Arrays.equals(now, from, to, pixels, from, to)) {
        System.arraycopy(now, from, pixels, from, width);
        changed[row] = next;
        differs = true;
      }
    }
    if (differs) {
      publish(next);
    }
  }

  private void publish(long next) {
    number = next;
    notifyAll();
  }

  /** What changed since a picture, as soon as something has. */
  synchronized Optional<Frame> since(long seen, Duration patience) throws InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    while (changed.length == 0 || seen == number) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return Optional.empty();
      }
      wait(left);
    }
    int top = 0;
    int bottom = changed.length;
    if (seen < number) {
      while (changed[top] <= seen) {
        top++;
      }
      while (changed[bottom - 1] <= seen) {
        bottom--;
      }
    }
    int[] rows = Arrays.copyOfRange(pixels, top * width, bottom * width);
    return Optional.of(new Frame(number, top, width, changed.length, rows));
  }
}
