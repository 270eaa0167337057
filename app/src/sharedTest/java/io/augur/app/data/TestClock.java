package io.augur.app.data;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that stands still on a Wednesday evening until it is told to go on. */
public final class TestClock extends Clock {
  private Instant now = Instant.parse("2026-11-18T19:30:00Z");

  public void pass(Duration time) {
    now = now.plus(time);
  }

  @Override
  public Instant instant() {
    return now;
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    throw new UnsupportedOperationException("zone: " + zone);
  }
}
