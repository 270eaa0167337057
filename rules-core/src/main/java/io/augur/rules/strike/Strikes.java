package io.augur.rules.strike;

import io.augur.rules.effect.AnnexCities;
import io.augur.rules.effect.AnnexUnitPoints;
import io.augur.rules.effect.Damage;
import io.augur.rules.effect.DestroyCities;
import io.augur.rules.effect.DiscardCards;
import io.augur.rules.effect.DiscardFaceValue;
import io.augur.rules.effect.Earthquake;
import io.augur.rules.effect.Effect;
import io.augur.rules.effect.Eruption;
import io.augur.rules.effect.FirstOf;
import io.augur.rules.effect.Flood;
import io.augur.rules.effect.Hordes;
import io.augur.rules.effect.LoseTreasury;
import io.augur.rules.effect.PayToAvoid;
import io.augur.rules.effect.PirateRaid;
import io.augur.rules.effect.ReduceCities;
import io.augur.rules.effect.SeaStorm;
import io.augur.rules.effect.StepBack;
import io.augur.rules.effect.SupportCheck;

/** Knows for every kind of effect how it is carried out. */
public final class Strikes {
  private Strikes() {}

  public static Strike of(Effect effect) {
    if (effect instanceof AnnexCities it) {
      return new AnnexCitiesStrike(it);
    }
    if (effect instanceof AnnexUnitPoints it) {
      return new AnnexPointsStrike(it);
    }
    if (effect instanceof Damage it) {
      return new DamageStrike(it);
    }
    if (effect instanceof DestroyCities it) {
      return new DestructionStrike(it);
    }
    if (effect instanceof DiscardCards it) {
      return ForfeitStrike.of(it);
    }
    if (effect instanceof DiscardFaceValue it) {
      return new DiscardStrike(it);
    }
    if (effect instanceof Earthquake it) {
      return new EarthquakeStrike(it);
    }
    if (effect instanceof Eruption it) {
      return new EruptionStrike(it);
    }
    if (effect instanceof FirstOf it) {
      return new FirstOfStrike(it);
    }
    if (effect instanceof Flood it) {
      return new FloodStrike(it);
    }
    if (effect instanceof Hordes it) {
      return new HordesStrike(it);
    }
    if (effect instanceof LoseTreasury it) {
      return ForfeitStrike.of(it);
    }
    if (effect instanceof PayToAvoid it) {
      return new PaymentStrike(it);
    }
    if (effect instanceof PirateRaid it) {
      return new PirateRaidStrike(it);
    }
    if (effect instanceof ReduceCities it) {
      return new ReductionStrike(it);
    }
    if (effect instanceof SeaStorm it) {
      return new SeaStormStrike(it);
    }
    if (effect instanceof StepBack it) {
      return ForfeitStrike.of(it);
    }
    if (effect instanceof SupportCheck it) {
      return new SupportStrike(it);
    }
    throw new IllegalArgumentException("no strike for effect: " + effect);
  }
}
