package io.augur.desk;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import org.junit.Test;

public final class LookTest {
  @Test
  public void aPhoneAtNight() {
    assertThat(Look.FIRST.qualifiers("en")).isEqualTo("en-sw411dp-w411dp-h891dp-port-night-xhdpi");
  }

  @Test
  public void aTabletLyingInDaylight() {
    Look look = Look.FIRST.with("device", "tablet").with("way", "sideways").with("light", "day");
    assertThat(look.qualifiers("pl")).isEqualTo("pl-sw800dp-w1280dp-h800dp-land-notnight-hdpi");
  }

  @Test
  public void largeLetters() {
    assertThat(Look.FIRST.with("font", "2.0").fontScale()).isEqualTo(2);
  }

  @Test
  public void whatIsNotOfferedIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Look.FIRST.with("device", "boat"));
    assertThrows(IllegalArgumentException.class, () -> Look.FIRST.with("smell", "rose"));
  }
}
