package io.augur.rules.calamity;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.*;
import static io.augur.rules.calamity.Suffering.fallback;
import static io.augur.rules.calamity.Suffering.primary;
import static io.augur.rules.calamity.Suffering.secondary;
import static io.augur.rules.effect.Tally.CITIES;
import static io.augur.rules.effect.Tally.UNIT_POINTS;
import static io.augur.rules.table.Advance.*;

import io.augur.rules.effect.Earthquake;
import io.augur.rules.effect.FirstOf;
import io.augur.rules.effect.Modifier;
import io.augur.rules.effect.Result;
import io.augur.rules.effect.Sacrifice;
import io.augur.rules.effect.SeaStorm;
import io.augur.rules.table.Reading;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.List;
import org.junit.Test;

public final class WorkedExamplesTest {
  private final Words english = Words.in(Language.ENGLISH);
  private final Words polish = Words.in(Language.POLISH);

  @Test
  public void potteryAndCalendarSpareTheFamineVictimAllButFive() {
    Result result = primary(FAMINE, AGRICULTURE, POTTERY, CALENDAR).result();
    assertThat(result.number()).isEqualTo(5);
    assertThat(result.trace().in(english))
        .isEqualTo("10 + 5 Agriculture − 5 Pottery − 5 Calendar = 5");
    assertThat(result.trace().in(polish))
        .isEqualTo("10 + 5 Rolnictwo − 5 Garncarstwo − 5 Kalendarz = 5");
    assertThat(result.trace().place().section()).isEqualTo("9B");
    assertThat(secondary(FAMINE, AGRICULTURE).result().number()).isEqualTo(5);
    assertThat(((SecondaryVictims.Named) FAMINE.row().others()).count()).isEqualTo(3);
  }

  @Test
  public void aSecondaryVictimOfFamineNeverTakesLessThanNothing() {
    Result result = secondary(FAMINE, POTTERY, CALENDAR).result();
    assertThat(result.number()).isEqualTo(0);
    assertThat(result.trace().in(english))
        .isEqualTo("5 − 5 Pottery − 5 Calendar = −5, but never less than 0");
    assertThat(result.trace().in(polish))
        .isEqualTo("5 − 5 Garncarstwo − 5 Kalendarz = −5, ale nigdy mniej niż 0");
  }

  @Test
  public void engineeringHoldsBackTheFloodForEveryHolder() {
    assertThat(primary(FLOOD, ENGINEERING).result().number()).isEqualTo(10);
    assertThat(secondary(FLOOD, ENGINEERING).result().number()).isEqualTo(0);
    assertThat(secondary(FLOOD).result().number()).isEqualTo(5);
  }

  @Test
  public void engineeringHoldsBackTheFloodOnTheCoastUnlessTheTableDisagrees() {
    Suffering coast = fallback(FLOOD, ENGINEERING);
    assertThat(coast.result().number()).isEqualTo(0);
    Suffering strict = coast.where(Reading.ENGINEERING_ON_THE_PLAIN_ONLY);
    assertThat(strict.result().number()).isEqualTo(5);
    assertThat(
            primary(FLOOD, ENGINEERING)
                .where(Reading.ENGINEERING_ON_THE_PLAIN_ONLY)
                .result()
                .number())
        .isEqualTo(10);
  }

  @Test
  public void universalDoctrineBringsSuperstitionBack() {
    assertThat(primary(SUPERSTITION, MYSTICISM, DEISM, ENLIGHTENMENT).result().number())
        .isEqualTo(0);
    assertThat(
            primary(SUPERSTITION, MYSTICISM, DEISM, ENLIGHTENMENT, UNIVERSAL_DOCTRINE)
                .result()
                .number())
        .isEqualTo(1);
  }

  @Test
  public void militaryMakesCivilWarLarger() {
    assertThat(primary(CIVIL_WAR).of(55, UNIT_POINTS).number()).isEqualTo(20);
    Result result = primary(CIVIL_WAR, MILITARY).of(55, UNIT_POINTS);
    assertThat(result.number()).isEqualTo(25);
    assertThat(result.trace().in(english))
        .isEqualTo("55 unit points on the board − 35 kept + 5 Military = 25");
    assertThat(result.trace().in(polish))
        .isEqualTo("55 punktów jednostek na planszy − 35 zachowane + 5 Wojskowość = 25");
  }

  @Test
  public void thereIsNoSmallCivilWarUnlessTheTableDisagrees() {
    Suffering small = primary(CIVIL_WAR, MILITARY, PHILOSOPHY);
    Result none = small.of(35, UNIT_POINTS);
    assertThat(none.number()).isEqualTo(0);
    assertThat(none.trace().in(english))
        .isEqualTo("35 unit points on the board, not more than 35: nothing happens");
    assertThat(small.of(36, UNIT_POINTS).number()).isEqualTo(11);
    Suffering bySum = small.where(Reading.ADVANCES_MAY_CAUSE_CIVIL_WAR);
    assertThat(bySum.of(35, UNIT_POINTS).number()).isEqualTo(10);
    assertThat(bySum.of(24, UNIT_POINTS).number()).isEqualTo(0);
  }

  @Test
  public void aSmallCivilDisorderIsOneSumUnlessTheTableDisagrees() {
    Suffering armed = primary(CIVIL_DISORDER, ADVANCED_MILITARY, NAVAL_WARFARE);
    assertThat(armed.of(7, CITIES).number()).isEqualTo(6);
    assertThat(armed.of(2, CITIES).number()).isEqualTo(1);
    assertThat(armed.of(1, CITIES).number()).isEqualTo(0);
    Suffering fromZero = armed.where(Reading.ADVANCES_COUNT_FROM_ZERO);
    assertThat(fromZero.of(7, CITIES).number()).isEqualTo(6);
    assertThat(fromZero.of(2, CITIES).number()).isEqualTo(2);
    Result one = fromZero.of(1, CITIES);
    assertThat(one.number()).isEqualTo(1);
    assertThat(one.trace().in(english))
        .isEqualTo(
            "0 (1 city on the board, 3 may be kept) + 1 Advanced Military + 1 Naval Warfare = 2,"
                + " but there is no more than 1");
  }

  @Test
  public void politicsAndProvincialEmpireMakeTheHordeLarger() {
    assertThat(primary(BARBARIAN_HORDES, MONARCHY, POLITICS, PROVINCIAL_EMPIRE).result().number())
        .isEqualTo(20);
  }

  @Test
  public void monarchyAndLawBalanceEachOtherInTyranny() {
    assertThat(primary(TYRANNY, MONARCHY, LAW).result().number()).isEqualTo(15);
  }

  @Test
  public void coinageAndWonderOfTheWorldMakeCorruptionWorse() {
    assertThat(primary(CORRUPTION, LAW, COINAGE, WONDER_OF_THE_WORLD).result().number())
        .isEqualTo(15);
  }

  @Test
  public void culturalAscendancyRaisesTheRateThatSlaveRevoltAddsTo() {
    Result result = primary(SLAVE_REVOLT, CULTURAL_ASCENDANCY, MYTHOLOGY).result();
    assertThat(result.number()).isEqualTo(4);
    assertThat(result.trace().in(english))
        .isEqualTo("2 + 1 Cultural Ascendancy + 2 from the calamity − 1 Mythology = 4");
    assertThat(primary(SLAVE_REVOLT, MINING).result().number()).isEqualTo(5);
    assertThat(primary(SLAVE_REVOLT, MYTHOLOGY, ENLIGHTENMENT).result().number()).isEqualTo(2);
  }

  @Test
  public void masonryAndCalendarTakeBackCitiesOnlyAfterTheyWerePicked() {
    SeaStorm storm = (SeaStorm) CYCLONE.row().effects().get(0);
    Suffering victim = primary(CYCLONE, TRADE_EMPIRE, MASONRY, CALENDAR);
    assertThat(storm.picked(victim.victim(), 9).number()).isEqualTo(4);
    Result picked = storm.picked(victim.victim(), 2);
    assertThat(picked.number()).isEqualTo(2);
    assertThat(picked.trace().in(english))
        .isEqualTo("3 + 1 Trade Empire = 4, but there is no more than 2");
    assertThat(storm.reduced(victim.victim(), 4).number()).isEqualTo(1);
    assertThat(storm.reduced(victim.victim(), 4).trace().in(polish))
        .isEqualTo("4 wybrane miasta − 1 Murarstwo − 2 Kalendarz = 1");
    assertThat(storm.picked(secondary(CYCLONE).victim(), 9).number()).isEqualTo(2);
  }

  @Test
  public void anatomyHelpsOnlySecondaryVictimsOfAnEpidemic() {
    assertThat(primary(EPIDEMIC, ANATOMY, ROADBUILDING).result().number()).isEqualTo(20);
    assertThat(secondary(EPIDEMIC, ANATOMY, ROADBUILDING).result().number()).isEqualTo(5);
  }

  @Test
  public void heresyOfOthersDependsOnTheRuling() {
    Suffering heretic = secondary(ICONOCLASM_AND_HERESY, MONOTHEISM);
    assertThat(heretic.result().number()).isEqualTo(2);
    Suffering strict = heretic.where(Reading.ADVANCES_COUNT_FOR_PRIMARY_VICTIM);
    assertThat(strict.result().number()).isEqualTo(1);
    assertThat(primary(ICONOCLASM_AND_HERESY, THEOLOGY, PHILOSOPHY).result().number()).isEqualTo(0);
  }

  @Test
  public void theocracyIsOfferedToItsHolderWhateverHisRole() {
    Sacrifice theocracy = sacrifice(ICONOCLASM_AND_HERESY);
    assertThat(theocracy.offered(secondary(ICONOCLASM_AND_HERESY, THEOCRACY).victim())).isTrue();
    assertThat(theocracy.offered(primary(ICONOCLASM_AND_HERESY).victim())).isFalse();
    Sacrifice enlightenment = sacrifice(REGRESSION);
    assertThat(enlightenment.offered(primary(REGRESSION, ENLIGHTENMENT).victim())).isTrue();
    assertThat(enlightenment.offered(secondary(REGRESSION, ENLIGHTENMENT).victim())).isFalse();
  }

  @Test
  public void engineeringSoftensAnEarthquake() {
    FirstOf either = (FirstOf) VOLCANIC_ERUPTION_OR_EARTHQUAKE.row().effects().get(0);
    Earthquake earthquake = (Earthquake) either.effects().get(1);
    assertThat(earthquake.softened(primary(VOLCANIC_ERUPTION_OR_EARTHQUAKE, ENGINEERING).victim()))
        .isTrue();
    assertThat(earthquake.softened(primary(VOLCANIC_ERUPTION_OR_EARTHQUAKE).victim())).isFalse();
  }

  private static Sacrifice sacrifice(Calamity calamity) {
    List<Modifier> modifiers = calamity.row().modifiers();
    return (Sacrifice) modifiers.get(modifiers.size() - 1);
  }
}
