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
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Knows for every kind of effect how it is carried out. */
public final class Strikes {
  private static final Map<Class<? extends Effect>, Function<Effect, Strike>> KINDS =
      new HashMap<>();

  static {
    kind(AnnexCities.class, AnnexCitiesStrike::new);
    kind(AnnexUnitPoints.class, AnnexPointsStrike::new);
    kind(Damage.class, DamageStrike::new);
    kind(DestroyCities.class, DestructionStrike::new);
    kind(DiscardCards.class, ForfeitStrike::of);
    kind(DiscardFaceValue.class, DiscardStrike::new);
    kind(Earthquake.class, EarthquakeStrike::new);
    kind(Eruption.class, EruptionStrike::new);
    kind(FirstOf.class, FirstOfStrike::new);
    kind(Flood.class, FloodStrike::new);
    kind(Hordes.class, HordesStrike::new);
    kind(LoseTreasury.class, ForfeitStrike::of);
    kind(PayToAvoid.class, PaymentStrike::new);
    kind(PirateRaid.class, PirateRaidStrike::new);
    kind(ReduceCities.class, ReductionStrike::new);
    kind(SeaStorm.class, SeaStormStrike::new);
    kind(StepBack.class, ForfeitStrike::of);
    kind(SupportCheck.class, SupportStrike::new);
  }

  private Strikes() {}

  private static <E extends Effect> void kind(Class<E> kind, Function<E, Strike> strike) {
    KINDS.put(kind, effect -> strike.apply(kind.cast(effect)));
  }

  public static Strike of(Effect effect) {
    Function<Effect, Strike> kind = KINDS.get(effect.getClass());
    if (kind == null) {
      throw new IllegalArgumentException("no strike for effect: " + effect);
    }
    return kind.apply(effect);
  }
}
