package io.augur.rules.calamity;

import static io.augur.rules.calamity.FactTable.row;

import io.augur.rules.effect.Amount;
import io.augur.rules.effect.AnnexCities;
import io.augur.rules.effect.AnnexUnitPoints;
import io.augur.rules.effect.Damage;
import io.augur.rules.effect.DestroyCities;
import io.augur.rules.effect.DiscardCards;
import io.augur.rules.effect.DiscardFaceValue;
import io.augur.rules.effect.Earthquake;
import io.augur.rules.effect.Effect;
import io.augur.rules.effect.FirstOf;
import io.augur.rules.effect.Flood;
import io.augur.rules.effect.Hordes;
import io.augur.rules.effect.LoseTreasury;
import io.augur.rules.effect.Over;
import io.augur.rules.effect.PayToAvoid;
import io.augur.rules.effect.PirateRaid;
import io.augur.rules.effect.ReduceCities;
import io.augur.rules.effect.Role;
import io.augur.rules.effect.SeaStorm;
import io.augur.rules.effect.StepBack;
import io.augur.rules.effect.SupportCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The numbers of an effect under the names that the published facts give them. */
final class NumberFacts {
  private static final Map<Class<? extends Effect>, String> NAMES =
      Map.ofEntries(
          Map.entry(AnnexCities.class, "annex_cities"),
          Map.entry(Damage.class, "damage"),
          Map.entry(DestroyCities.class, "destroy_cities"),
          Map.entry(DiscardCards.class, "discard_commodity_cards"),
          Map.entry(DiscardFaceValue.class, "discard_face_value_at_least"),
          Map.entry(Hordes.class, "barbarian_tokens"),
          Map.entry(LoseTreasury.class, "lose_treasury"),
          Map.entry(PirateRaid.class, "replace_coastal_cities"),
          Map.entry(StepBack.class, "ast_steps_back"),
          Map.entry(SupportCheck.class, "support_rate_change"));

  private NumberFacts() {}

  static List<String> of(String key, Effect effect) {
    List<String> facts = new ArrayList<>();
    if (effect instanceof FirstOf firstOf) {
      firstOf.effects().forEach(it -> facts.addAll(of(key, it)));
    } else if (effect instanceof PayToAvoid pay) {
      facts.addAll(of(key, pay.effect()));
      facts.add(row(key, "optional_prevention.pay_treasury", pay.price()));
    } else if (effect instanceof Earthquake quake) {
      facts.add(row(key, "earthquake.destroy_own_cities", primary(quake.destroyed())));
      facts.add(row(key, "earthquake.reduce_adjacent_city", primary(quake.reduced())));
    } else if (effect instanceof Flood flood) {
      facts.add(row(key, "if_on_flood_plain.damage", primary(flood.damage())));
      facts.add(row(key, "otherwise.damage", flood.damage().basis().number(Role.FALLBACK)));
      facts.add(row(key, "each.damage", flood.damage().basis().number(Role.SECONDARY)));
    } else if (effect instanceof SeaStorm storm) {
      both(facts, key, "select_cities", storm.picked());
    } else if (effect instanceof ReduceCities reduce) {
      both(
          facts,
          key,
          name(reduce.cities(), "reduce_cities", "reduce_all_cities_but"),
          reduce.cities());
    } else if (effect instanceof AnnexUnitPoints annex) {
      both(
          facts,
          key,
          name(annex.points(), "annex_unit_points", "keep_unit_points"),
          annex.points());
    } else if (!effect.amounts().isEmpty()) {
      both(facts, key, String.valueOf(NAMES.get(effect.getClass())), effect.amounts().get(0));
    }
    return facts;
  }

  private static void both(List<String> facts, String key, String name, Amount amount) {
    facts.add(row(key, name, primary(amount)));
    if (amount.covers(Role.SECONDARY)) {
      facts.add(row(key, "each." + name, amount.basis().number(Role.SECONDARY)));
    }
  }

  private static String name(Amount amount, String plain, String above) {
    return amount.basis() instanceof Over ? above : plain;
  }

  private static int primary(Amount amount) {
    return amount.basis().number(Role.PRIMARY);
  }
}
