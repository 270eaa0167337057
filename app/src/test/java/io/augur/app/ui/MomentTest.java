package io.augur.app.ui;

import static com.google.common.truth.Truth.assertThat;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.app.data.TestClock;
import java.time.Instant;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;

@RunWith(AndroidJUnit4.class)
public final class MomentTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final TestClock wednesdayEvening = new TestClock();

  @Test
  public void theDayChangesAtMidnight() {
    assertThat(at("2026-11-18T00:00:00Z").age()).isEqualTo(Moment.Age.TODAY);
    assertThat(at("2026-11-17T23:59:59Z").age()).isEqualTo(Moment.Age.YESTERDAY);
    assertThat(at("2026-11-16T23:59:59Z").age()).isEqualTo(Moment.Age.EARLIER);
  }

  @Test
  public void polishSaysItThePolishWay() {
    RuntimeEnvironment.setQualifiers("+pl-rPL");
    assertThat(at("2026-11-18T08:05:00Z").inShort(context)).isEqualTo("Dzisiaj, 08:05");
    assertThat(at("2026-11-02T08:05:00Z").inShort(context)).isEqualTo("2 listopada 2026");
    assertThat(at("2026-11-02T18:05:00Z").inFull(context))
        .isEqualTo("poniedziałek, 2 listopada 2026, 18:05");
    assertThat(at("2026-11-02T18:05:00Z").dayOnly(context)).isEqualTo("2 listopada");
  }

  private Moment at(String instant) {
    return Moment.of(Instant.parse(instant), wednesdayEvening);
  }
}
