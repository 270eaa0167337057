package io.augur.rules.strike;

import io.augur.rules.effect.Damage;
import io.augur.rules.effect.DestroyCities;
import io.augur.rules.effect.DiscardCards;
import io.augur.rules.effect.DiscardFaceValue;
import io.augur.rules.effect.Effect;
import io.augur.rules.effect.LoseTreasury;
import io.augur.rules.effect.PayToAvoid;
import io.augur.rules.effect.ReduceCities;
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
    kind(Damage.class, DamageStrike::new);
    kind(DestroyCities.class, DestructionStrike::new);
    kind(DiscardCards.class, ForfeitStrike::of);
    kind(DiscardFaceValue.class, DiscardStrike::new);
    kind(LoseTreasury.class, ForfeitStrike::of);
    kind(PayToAvoid.class, PaymentStrike::new);
    kind(ReduceCities.class, ReductionStrike::new);
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
