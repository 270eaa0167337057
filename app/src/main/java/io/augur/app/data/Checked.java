package io.augur.app.data;

import java.time.Duration;

/** What came of trying a PIN. */
public sealed interface Checked {
  /** It was right, or there is none. */
  record Right() implements Checked {}

  /** It was wrong; the next try has to wait so long, mostly not at all. */
  record Wrong(Duration pause) implements Checked {}

  /** It was not looked at, since the wait after earlier tries is not over. */
  record TooSoon(Duration pause) implements Checked {}

  /** The database could not be read or written, so the hand stays shut. */
  record NotChecked() implements Checked {}
}
