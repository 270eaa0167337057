package io.augur.rules.calamity;

import static io.augur.rules.calamity.BeneficiaryRole.*;
import static io.augur.rules.calamity.Clarification.*;
import static io.augur.rules.calamity.Declaration.*;
import static io.augur.rules.calamity.NoTarget.Lack.*;
import static io.augur.rules.calamity.NoTarget.Outcome.*;
import static io.augur.rules.effect.Amount.*;
import static io.augur.rules.effect.Ground.COAST;
import static io.augur.rules.effect.Over.Shortfall.*;
import static io.augur.rules.effect.PayToAvoid.Per.*;
import static io.augur.rules.effect.Proviso.onlyIf;
import static io.augur.rules.effect.Scope.*;
import static io.augur.rules.table.Advance.*;
import static io.augur.rules.table.Confidence.*;
import static io.augur.rules.table.Reading.*;

import io.augur.rules.effect.*;
import io.augur.rules.table.Keyed;
import java.util.Arrays;
import java.util.Locale;

/** A calamity: one row for each card, in the order of stacks. */
public enum Calamity implements Keyed {
  TEMPEST(
      minor(2)
          .does(new Damage(of(2), COAST))
          .does(new LoseTreasury(of(5)))
          .when(NO_COASTAL_UNITS, REST_HAPPENS, LOW)
          .note(HIGH, LOSS_TAKES_WHAT_THERE_IS)),
  VOLCANIC_ERUPTION_OR_EARTHQUAKE(
      nonTradeable(2)
          .does(
              new FirstOf(
                  new Eruption(), new Earthquake(of(1).softened(ENGINEERING, PRIMARY), of(1))))
          .spreadsIn(Area.VOLCANO_OR_NEIGHBOUR)
          .when(NO_CITY, CANCELLED, LOW)
          .note(HIGH, COSTLIEST_VOLCANO, VOLCANO_ON_A_BORDER)
          .note(MEDIUM, OWN_NEIGHBOUR_IF_NO_OTHER)
          .note(HIGH, NO_HELP_AGAINST_ERUPTION, NEIGHBOUR_IS_NEVER_DESTROYED)),
  TREACHERY(
      tradeable(2)
          .does(new AnnexCities(of(1).worse(1, DIPLOMACY, PRIMARY)))
          .beneficiary(PICKS_AND_ANNEXES)
          .when(NO_CITY, CANCELLED, LOW)
          .note(MEDIUM, SHORT_OF_CITIES)),

  SQUANDERED_WEALTH(minor(3).does(new LoseTreasury(of(10))).note(HIGH, LOSS_TAKES_WHAT_THERE_IS)),
  FAMINE(
      nonTradeable(3)
          .does(
              new Damage(
                  of(10)
                      .others(5)
                      .worse(5, AGRICULTURE, PRIMARY)
                      .milder(5, POTTERY, ANY_VICTIM)
                      .milder(5, CALENDAR, ANY_VICTIM)))
          .spreadsTo(3)
          .note(MEDIUM, OTHERS_SUFFER_ANYWAY, SPARED_PLAYERS_MAY_BE_NAMED)),
  SLAVE_REVOLT(
      tradeable(3)
          .does(
              new SupportCheck(
                  raised(2, CitySupport.RATE)
                      .milder(1, MYTHOLOGY, PRIMARY)
                      .milder(1, ENLIGHTENMENT, PRIMARY)
                      .worse(1, MINING, PRIMARY)))
          .when(ENOUGH_SUPPORT, CANCELLED, HIGH)
          .note(HIGH, NEW_TOKENS_SUPPORT, USUAL_RATE_COUNTS)
          .note(LOW, VICTIM_PICKS_UNSUPPORTED)),

  CITY_RIOTS(
      minor(4)
          .does(new ReduceCities(of(1)))
          .does(new LoseTreasury(of(5)))
          .when(NO_CITY, REST_HAPPENS, LOW)
          .note(HIGH, LOSS_TAKES_WHAT_THERE_IS)),
  FLOOD(
      nonTradeable(4)
          .does(
              new Flood(
                  of(15)
                      .others(5)
                      .otherwise(5)
                      .milder(
                          5,
                          ENGINEERING,
                          ANY_VICTIM,
                          onlyIf(ENGINEERING_ON_THE_COAST, Role.FALLBACK))))
          .spreadsIn(Area.FLOOD_PLAIN)
          .when(NEITHER_PLAIN_NOR_COAST, CANCELLED, LOW)
          .note(HIGH, BUSIEST_PLAIN, SAFE_SITES_ON_THE_PLAIN, OTHERS_SPARED_ON_THE_COAST)
          .note(LOW, NO_MORE_THAN_STANDS_THERE)),
  SUPERSTITION(
      tradeable(4)
          .does(
              new ReduceCities(
                  of(3)
                      .milder(1, MYSTICISM, PRIMARY)
                      .milder(1, DEISM, PRIMARY)
                      .milder(1, ENLIGHTENMENT, PRIMARY)
                      .worse(1, UNIVERSAL_DOCTRINE, PRIMARY)))
          .when(NO_CITY, CANCELLED, LOW)),

  CITY_IN_FLAMES(
      minor(5)
          .does(new PayToAvoid(10, ALL, new DestroyCities(of(1))))
          .when(NO_CITY, CANCELLED, LOW)
          .note(HIGH, PAID_IN_FULL_OR_NOT_AT_ALL)),
  CIVIL_WAR(
      nonTradeable(5)
          .does(
              new AnnexUnitPoints(
                  allBut(
                          35,
                          Tally.UNIT_POINTS,
                          Over.when(NO_SMALL_CIVIL_WAR, NOTHING),
                          Over.when(ADVANCES_MAY_CAUSE_CIVIL_WAR, SUM))
                      .milder(5, MUSIC, PRIMARY)
                      .milder(5, DRAMA_AND_POETRY, PRIMARY)
                      .milder(10, DEMOCRACY, PRIMARY)
                      .worse(5, PHILOSOPHY, PRIMARY)
                      .worse(5, MILITARY, PRIMARY),
                  Picker.PRIMARY_VICTIM))
          .beneficiary(ANNEXES)
          .when(NOT_MORE_THAN_KEPT, CANCELLED, HIGH)
          .note(HIGH, WHOLE_ADJOINING_AREAS)
          .note(MEDIUM, LAST_WISH_GOES_FIRST, SHORT_OF_PIECES)),
  BARBARIAN_HORDES(
      tradeable(5)
          .does(
              new Hordes(
                  of(15)
                      .milder(5, MONARCHY, PRIMARY)
                      .worse(5, POLITICS, PRIMARY)
                      .worse(5, PROVINCIAL_EMPIRE, PRIMARY)))
          .beneficiary(STEERS_THE_HORDE)
          .spreadsIn(Area.PATH_OF_THE_HORDE)
          .when(NO_CITY, CANCELLED, LOW)
          .note(HIGH, HORDE_MOVES_ON, CITY_ONLY_IF_IT_FALLS, STRANDED_BARBARIANS_LEAVE)
          .note(MEDIUM, HORDE_HAS_NO_ADVANCES, NO_SPOILS)
          .note(HIGH, DEFENCES_COUNT)
          .note(MEDIUM, BARBARIANS_STAY)
          .note(LOW, BARBARIANS_RUN_OUT)),

  TRIBAL_CONFLICT(minor(6).does(new Damage(of(5)))),
  CYCLONE(
      nonTradeable(6)
          .does(
              new SeaStorm(
                  of(3).others(2).worse(1, TRADE_EMPIRE, ANY_VICTIM),
                  all(Tally.PICKED_CITIES)
                      .milder(1, MASONRY, ANY_VICTIM)
                      .milder(2, CALENDAR, ANY_VICTIM)))
          .spreadsIn(Area.OPEN_SEA)
          .when(NO_CITY_BY_OPEN_SEA, CANCELLED_FOR_EVERYONE, MEDIUM)
          .note(MEDIUM, TIED_SEAS)
          .note(HIGH, ALL_PICKED_IF_FEWER)
          .note(MEDIUM, OTHERS_SUFFER_ANYWAY)),
  EPIDEMIC(
      tradeable(6)
          .does(
              new Damage(
                  of(15)
                      .others(10)
                      .milder(5, MEDICINE, ANY_VICTIM)
                      .milder(5, ENLIGHTENMENT, PRIMARY)
                      .milder(5, ANATOMY, SECONDARY)
                      .worse(5, ROADBUILDING, PRIMARY)
                      .worse(5, TRADE_EMPIRE, PRIMARY)))
          .beneficiary(IS_SPARED)
          .spreadsTo(2)
          .note(HIGH, NAMED_BEFORE_LOSSES)),

  MINOR_UPRISING(
      minor(7)
          .does(new DestroyCities(of(1)))
          .when(NO_CITY, CANCELLED, LOW)
          .note(HIGH, NOT_FOR_SALE)),
  TYRANNY(
      nonTradeable(7)
          .does(
              new AnnexUnitPoints(
                  of(15)
                      .milder(5, SCULPTURE, PRIMARY)
                      .milder(5, LAW, PRIMARY)
                      .worse(5, MONARCHY, PRIMARY)
                      .worse(5, PROVINCIAL_EMPIRE, PRIMARY),
                  Picker.BENEFICIARY))
          .beneficiary(PICKS_AND_ANNEXES)
          .when(FEW_UNIT_POINTS, TAKES_WHAT_THERE_IS, LOW)
          .note(HIGH, WHOLE_ADJOINING_AREAS)
          .note(MEDIUM, LAST_WISH_GOES_FIRST, SHORT_OF_PIECES)),
  CIVIL_DISORDER(
      tradeable(7)
          .does(
              new ReduceCities(
                  allBut(
                          3,
                          Tally.CITIES,
                          Over.when(ADVANCES_CHANGE_WHAT_IS_KEPT, SUM),
                          Over.when(ADVANCES_COUNT_FROM_ZERO, FROM_ZERO))
                      .milder(1, MUSIC, PRIMARY)
                      .milder(1, DRAMA_AND_POETRY, PRIMARY)
                      .milder(1, LAW, PRIMARY)
                      .milder(1, DEMOCRACY, PRIMARY)
                      .worse(1, ADVANCED_MILITARY, PRIMARY)
                      .worse(1, NAVAL_WARFARE, PRIMARY)))
          .when(NOT_MORE_CITIES_THAN_KEPT, CANCELLED, HIGH)),

  BANDITRY(
      minor(8)
          .does(new PayToAvoid(4, EACH, new DiscardCards(of(2))))
          .when(FEW_CARDS, TAKES_WHAT_THERE_IS, LOW)
          .note(HIGH, DECIDED_CARD_BY_CARD)),
  CORRUPTION(
      nonTradeable(8)
          .does(
              new DiscardFaceValue(
                  of(10)
                      .milder(5, LAW, PRIMARY)
                      .worse(5, COINAGE, PRIMARY)
                      .worse(5, WONDER_OF_THE_WORLD, PRIMARY)))
          .when(LITTLE_FACE_VALUE, TAKES_WHAT_THERE_IS, LOW)
          .note(HIGH, NO_CHANGE_GIVEN)),
  ICONOCLASM_AND_HERESY(
      tradeable(8)
          .does(
              new ReduceCities(
                  of(4)
                      .others(1)
                      .milder(2, PHILOSOPHY, ANY_VICTIM, othersIfRuled())
                      .milder(3, THEOLOGY, ANY_VICTIM, othersIfRuled())
                      .worse(1, MONOTHEISM, ANY_VICTIM, othersIfRuled())
                      .avoidable(2, Offering.COMMODITY_CARDS, THEOCRACY, ANY_VICTIM)))
          .beneficiary(IS_SPARED)
          .spreadsTo(2)
          .when(NO_CITY, AS_RULED, MEDIUM)
          .note(HIGH, OTHERS_SUFFER_ANYWAY)),

  COASTAL_MIGRATION(
      minor(9)
          .does(new DestroyCities(of(1), COAST))
          .does(new LoseTreasury(of(5)))
          .when(NO_COASTAL_CITY, REST_HAPPENS, LOW)
          .note(HIGH, LOSS_TAKES_WHAT_THERE_IS, LAKES_ARE_NO_COAST)),
  REGRESSION(
      nonTradeable(9)
          .does(
              new StepBack(
                  of(1)
                      .worse(1, FUNDAMENTALISM, PRIMARY)
                      .milder(1, LIBRARY, PRIMARY)
                      .avoidable(2, Offering.OWN_CITIES, ENLIGHTENMENT, PRIMARY)))
          .when(MARKER_AT_START, CANCELLED, LOW)
          .note(HIGH, FORWARD_AGAIN)),
  PIRACY(
      tradeable(9)
          .does(
              new PirateRaid(
                  of(2)
                      .others(1)
                      .worse(1, CARTOGRAPHY, PRIMARY)
                      .milder(1, NAVAL_WARFARE, ANY_VICTIM)))
          .beneficiary(PICKS_AND_IS_SPARED)
          .spreadsTo(2, NAVAL_WARFARE)
          .when(NO_COASTAL_CITY, AS_RULED, MEDIUM)
          .note(MEDIUM, PIRATE_CITIES_STAY)
          .note(HIGH, PIRATE_CITIES_RUN_OUT));

  private final String key = name().toLowerCase(Locale.ROOT);

  @SuppressWarnings("ImmutableEnumChecker") // records of records and copied lists, all the way down
  private final Row row;

  Calamity(Declaration declaration) {
    row = declaration.named(key);
  }

  private static Proviso othersIfRuled() {
    return onlyIf(ADVANCES_COUNT_FOR_ALL_VICTIMS, Role.SECONDARY);
  }

  /** The calamity's stable name in logs and resources. */
  @Override
  public String key() {
    return key;
  }

  public static Calamity byKey(String key) {
    return Arrays.stream(values())
        .filter(it -> it.key.equals(key))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no calamity: " + key));
  }

  public Row row() {
    return row;
  }
}
