package io.augur.app.desk;

import android.os.Looper;
import android.os.SystemClock;
import java.time.Duration;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowPausedLooper;
import org.robolectric.shadows.ShadowSystemClock;
import org.robolectric.shadows.ShadowView;

/**
 * Lets the phone's clock go with the clock on the wall, and sleeps while there is nothing to do.
 */
final class RealTime {
  private static final long FRAME = 16;
  private static final long LONGEST_SLEEP = 1000;

  private final ShadowPausedLooper looper = Shadow.extract(Looper.getMainLooper());
  private long last = System.nanoTime();

  /** Takes the clock into its hands; before the app starts. */
  static RealTime begin() {
    ShadowView.setUseRealViewAnimations(true);
    // The framework takes its uptime for the time of day.
    advance(Duration.ofMillis(System.currentTimeMillis() - SystemClock.uptimeMillis()));
    // Else each frame that is asked for moves the clock, and an endless animation never returns.
    ShadowChoreographer.setPaused(true);
    ShadowChoreographer.setFrameDelay(Duration.ofMillis(FRAME));
    return new RealTime();
  }

  private static void advance(Duration by) {
    ShadowSystemClock.advanceBy(by);
  }

  /** Sleeps until something is due or posted, at most for a frame if something moves. */
  @SuppressWarnings("deprecation") // nothing else tells when the next frame is due
  void sleep(boolean moving) {
    long now = SystemClock.uptimeMillis();
    long due = now + (moving ? FRAME : LONGEST_SLEEP);
    due = earlier(due, looper.getNextScheduledTaskTime().toMillis());
    due = earlier(due, ShadowChoreographer.getNextVsyncTime());
    looper.poll(Math.max(1, due - now));
  }

  /** Zero stands for never. */
  private static long earlier(long due, long other) {
    return other == 0 ? due : Math.min(due, other);
  }

  /** Lets the time pass that has passed, and does what was due in it. */
  void pass() {
    long now = System.nanoTime();
    advance(Duration.ofNanos(now - last));
    last = now;
    looper.idle();
  }

  /** Does what is due now. */
  void settle() {
    looper.idle();
  }
}
