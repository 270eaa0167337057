package io.augur.rules.effect;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import io.augur.rules.table.Advance;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Ruling;
import java.util.List;
import org.junit.Test;

public final class EffectTest {
  private final Amount one = Amount.of(1);

  @Test
  public void whoSuffersPicksUnlessTheEffectSaysOtherwise() {
    assertThat(new Damage(one).picker(Role.SECONDARY)).isEqualTo(Picker.SUFFERER);
    assertThat(new AnnexCities(one).picker(Role.PRIMARY)).isEqualTo(Picker.BENEFICIARY);
    assertThat(new Hordes(one).picker(Role.PRIMARY)).isEqualTo(Picker.BENEFICIARY);
    assertThat(new PirateRaid(one).picker(Role.PRIMARY)).isEqualTo(Picker.BENEFICIARY);
    assertThat(new PirateRaid(one).picker(Role.SECONDARY)).isEqualTo(Picker.PRIMARY_VICTIM);
    assertThat(new Eruption().picker(Role.SECONDARY)).isEqualTo(Picker.GEOGRAPHY);
    assertThat(new Earthquake(one, one).picker(Role.SECONDARY)).isEqualTo(Picker.PRIMARY_VICTIM);
    assertThat(new AnnexUnitPoints(one, Picker.PRIMARY_VICTIM).picker(Role.PRIMARY))
        .isEqualTo(Picker.PRIMARY_VICTIM);
  }

  @Test
  public void whoPicksIsUnknownUntilItIsKnownWhatStrikes() {
    FirstOf either = new FirstOf(new Eruption(), new Earthquake(one, one));
    assertThrows(IllegalStateException.class, () -> either.picker(Role.PRIMARY));
  }

  @Test
  public void eachEffectIsCountedInItsUnit() {
    assertThat(
            List.of(
                new LoseTreasury(one).unit(),
                new DiscardFaceValue(one).unit(),
                new PayToAvoid(4, PayToAvoid.Per.EACH, new DiscardCards(one)).unit(),
                new DestroyCities(one).unit(),
                new Eruption().unit(),
                new FirstOf(new Eruption(), new Earthquake(one, one)).unit(),
                new StepBack(one).unit()))
        .containsExactly(
            Unit.TREASURY,
            Unit.FACE_VALUE,
            Unit.CARDS,
            Unit.CITIES,
            Unit.UNIT_POINTS,
            Unit.CITIES,
            Unit.STEPS)
        .inOrder();
    assertThat(Unit.SUPPORT.key()).isEqualTo("support");
    assertThat(Tally.CITIES.key()).isEqualTo("cities");
  }

  @Test
  public void annexingHangsOnARulingOfItsOwn() {
    assertThat(new AnnexUnitPoints(one, Picker.BENEFICIARY).rulings())
        .containsExactly(Ruling.ANNEXED_POINTS);
  }

  @Test
  public void aModifierNamesTheRulingsItHangsOn() {
    Proviso proviso = Proviso.onlyIf(Reading.ENGINEERING_ON_THE_COAST, Role.FALLBACK);
    assertThat(new Shift(Advance.LAW, 1, Scope.PRIMARY, List.of(proviso)).rulings())
        .containsExactly(Ruling.FLOOD_ON_THE_COAST);
    assertThat(new Softening(Advance.LAW, Scope.PRIMARY).rulings()).isEmpty();
    assertThat(new Sacrifice(Advance.LAW, Scope.PRIMARY, Offering.OWN_CITIES, 1).rulings())
        .isEmpty();
  }

  @Test
  public void aReducedCityCountsWhatItsTokensDoNotReplace() {
    assertThat(UnitPoints.reduction(2)).isEqualTo(3);
    assertThat(UnitPoints.of(3, 7)).isEqualTo(22);
  }
}
