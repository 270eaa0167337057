package io.augur.app.data;

import java.time.Duration;

/** How long a PIN has to rest after it was wrong several times. */
final class PinWait {
  static final int FREE_TRIES = 3;
  private static final Duration FIRST = Duration.ofSeconds(30);
  private static final Duration LONGEST = Duration.ofMinutes(15);

  private PinWait() {}

  /** The whole wait after so many wrong tries. */
  static Duration after(int wrong) {
    if (wrong < FREE_TRIES) {
      return Duration.ZERO;
    }
    int doublings = Math.min(wrong - FREE_TRIES, 10);
    Duration wait = FIRST.multipliedBy(1L << doublings);
    return wait.compareTo(LONGEST) < 0 ? wait : LONGEST;
  }

  /**
   * What is left of it. A clock that was put back proves nothing: the wait begins anew, so nobody
   * gets in sooner, and nobody waits longer than once more.
   */
  static Duration left(int wrong, long triedAt, long now) {
    Duration whole = after(wrong);
    if (now < triedAt) {
      return whole;
    }
    Duration left = whole.minusMillis(now - triedAt);
    return left.isNegative() ? Duration.ZERO : left;
  }
}
