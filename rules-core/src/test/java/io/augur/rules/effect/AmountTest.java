package io.augur.rules.effect;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.effect.Scope.PRIMARY;
import static io.augur.rules.table.Advance.LAW;
import static io.augur.rules.table.Advance.MUSIC;
import static org.junit.Assert.assertThrows;

import io.augur.rules.table.Advances;
import io.augur.rules.table.Place;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Ruling;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.List;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;

public final class AmountTest {
  private final Victim victim =
      Victim.of(Place.MAJOR_CALAMITIES, Role.PRIMARY, Advances.of(LAW), Rulings.standard());
  private final Victim other =
      Victim.of(Place.MAJOR_CALAMITIES, Role.SECONDARY, Advances.of(LAW), Rulings.standard());

  @Test
  public void onlyTheAdvancesThatAreHeldCount() {
    Result result = Amount.of(3).milder(1, LAW, PRIMARY).worse(5, MUSIC, PRIMARY).appliedTo(victim);
    assertThat(result.number()).isEqualTo(2);
    assertThat(result.trace().terms()).hasSize(2);
    assertThat(result.trace().bounds()).isEmpty();
    assertThat(result.trace().place()).isEqualTo(Place.MAJOR_CALAMITIES);
  }

  @Test
  public void anAmountThatNothingChangesIsItsOwnTrace() {
    Result result = Amount.of(3).appliedTo(victim);
    assertThat(result.trace().in(Words.in(Language.ENGLISH))).isEqualTo("3");
  }

  @Test
  public void thereIsNoMoreToTakeThanThereIs() {
    Result result = Amount.of(3).appliedTo(victim);
    assertThat(result.atMost(3)).isEqualTo(result);
    assertThat(result.atMost(2).number()).isEqualTo(2);
    assertThat(result.atMost(2).trace().in(Words.in(Language.POLISH)))
        .isEqualTo("3, ale nie ma więcej niż 2");
  }

  @Test
  public void anAmountSaysWhatHasToBeCountedAndWhatHasToBeRuled() {
    Amount above =
        Amount.allBut(
            3, Tally.CITIES, Over.when(Reading.ADVANCES_COUNT_FROM_ZERO, Over.Shortfall.FROM_ZERO));
    assertThat(above.basis().needs()).containsExactly(Tally.CITIES);
    assertThat(above.rulings()).containsExactly(Ruling.SMALL_CIVIL_DISORDER);
    assertThat(Amount.all(Tally.PICKED_CITIES).basis().needs())
        .containsExactly(Tally.PICKED_CITIES);
    assertThat(Amount.of(3).basis().needs()).isEmpty();
    assertThat(Amount.of(3).rulings()).isEmpty();
  }

  @Test
  public void aWrongQuestionIsNamed() {
    Amount rest = Amount.all(Tally.PICKED_CITIES);
    Amount above =
        Amount.allBut(
            3, Tally.CITIES, Over.when(Reading.ADVANCES_COUNT_FROM_ZERO, Over.Shortfall.FROM_ZERO));
    assertError(
        "no amount for SECONDARY in " + List.of(new Fixed.Share(Role.PRIMARY, 3)),
        () -> Amount.of(3).appliedTo(other));
    assertError("amount for PRIMARY < 1: 0", () -> Amount.of(0));
    assertError("amount for SECONDARY is already 2", () -> Amount.of(3).others(2).others(2));
    assertError("not a plain number for SECONDARY: " + rest.basis(), () -> rest.others(1));
    assertError(
        "no number but the count of PICKED_CITIES: PRIMARY",
        () -> rest.basis().number(Role.PRIMARY));
    assertError("count not known: PICKED_CITIES", () -> rest.appliedTo(victim));
    assertError("count of CITIES < 0: -1", () -> victim.counting(Tally.CITIES, -1));
    assertError(
        "no reading of [SMALL_CIVIL_DISORDER] for " + Rulings.standard(),
        () -> above.appliedTo(victim.counting(Tally.CITIES, 2)));
    assertError("shift of nothing: LAW", () -> Amount.of(1).worse(0, LAW, PRIMARY));
    assertError(
        "sacrifice < 1: 0", () -> Amount.of(1).avoidable(0, Offering.OWN_CITIES, LAW, PRIMARY));
    assertError(
        "price < 1: 0", () -> new PayToAvoid(0, PayToAvoid.Per.ALL, new Damage(Amount.of(1))));
  }

  @Test
  public void eachBasisKnowsWhomItCovers() {
    assertThat(Amount.of(3).others(1).covers(Role.SECONDARY)).isTrue();
    assertThat(Amount.of(3).covers(Role.SECONDARY)).isFalse();
    assertThat(Amount.all(Tally.PICKED_CITIES).covers(Role.SECONDARY)).isTrue();
    assertThat(Amount.all(Tally.PICKED_CITIES).basis().key(Role.PRIMARY)).isEqualTo("rest");
    assertThat(Amount.raised(2, CitySupport.RATE).covers(Role.SECONDARY)).isFalse();
  }

  private static void assertError(String message, ThrowingRunnable wrong) {
    assertThat(assertThrows(RuntimeException.class, wrong)).hasMessageThat().isEqualTo(message);
  }
}
