package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.effect.Amount;
import io.augur.rules.effect.PayToAvoid;
import io.augur.rules.effect.SupportCheck;
import io.augur.rules.table.Civilization;
import org.junit.Test;

public final class StrikesTest {

  @Test
  public void whatIsNotATollCannotBeBoughtOff() {
    PayToAvoid effect = new PayToAvoid(4, PayToAvoid.Per.ALL, new SupportCheck(Amount.of(2)));
    Copy copy = new Copy(Calamity.SLAVE_REVOLT, 0, Civilization.EGYPT);
    Strike strike = Strikes.of(effect);
    assertThat(assertThrows(IllegalStateException.class, () -> strike.on(copy, Civilization.EGYPT)))
        .hasMessageThat()
        .startsWith("effect that can't be bought off: ");
  }
}
