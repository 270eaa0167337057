package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.NoTarget.Lack;
import io.augur.rules.effect.Flood;
import io.augur.rules.effect.Ground;
import io.augur.rules.effect.Result;
import io.augur.rules.effect.Role;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.List;

/** Damage on a flood plain to all who stand there, or else to the victim alone on the coast. */
record FloodStrike(Flood effect) implements Strike {

  @Override
  public List<Step> before(Copy copy) {
    return List.of(
        (Step.Automatic)
            (table, telling) ->
                nothingOnTheBoard(copy, table)
                    ? neither(copy, table, telling)
                    : Progress.to(table, onThePlain(copy)));
  }

  private static boolean nothingOnTheBoard(Copy copy, Table table) {
    Counts counts = table.player(copy.primary()).counts();
    return counts.cities() == 0 && counts.tokens() == 0;
  }

  private static YesOrNo onThePlain(Copy copy) {
    return new YesOrNo(
        copy.primary(),
        () -> Phrase.of("question.flood_plain", arg("player", Says.of(copy.primary()))),
        (table, telling) -> Progress.to(table, WhoElse.with(copy, Bystanders.Kind.UNITS)),
        (table, telling) -> Progress.to(table, onTheCoast(copy)));
  }

  private static YesOrNo onTheCoast(Copy copy) {
    return new YesOrNo(
        copy.primary(),
        () -> Phrase.of("question.coast", arg("player", Says.of(copy.primary()))),
        (table, telling) -> {
          if (telling.listens()) {
            telling.say(Phrase.of("told.coast", arg("player", Says.of(copy.primary()))));
          }
          return Progress.to(copy.with(table, copy.primary(), Part.As.STRUCK_OTHERWISE));
        },
        (table, telling) -> neither(copy, table, telling));
  }

  private static Progress neither(Copy copy, Table table, Telling telling) {
    return Progress.to(copy.cancelledFor(Lack.NEITHER_PLAIN_NOR_COAST, table, telling));
  }

  @Override
  public List<Step> on(Copy copy, Civilization victim) {
    return List.of((Step.Automatic) (table, telling) -> strike(copy, victim, table, telling));
  }

  private Progress strike(Copy copy, Civilization victim, Table table, Telling telling) {
    Result damage = damage(copy, victim, table);
    if (damage.number() == 0) {
      if (telling.listens()) {
        telling.say(Spared.phrase(victim, damage));
      }
      return Progress.to(table);
    }
    Ground ground = copy.role(table, victim) == Role.FALLBACK ? Ground.COAST : Ground.FLOOD_PLAIN;
    return Progress.to(
        table,
        new Know(victim, Count.CITIES, Count.TOKENS),
        new Ask(
            victim,
            () -> Phrase.of("question.flooded." + ground.key(), arg("player", Says.of(victim))),
            now -> stands(copy, victim, now),
            stands ->
                List.of(new Bear(copy, victim, ground, now -> due(copy, victim, stands, now)))));
  }

  private Result damage(Copy copy, Civilization victim, Table table) {
    return effect.damage().appliedTo(copy.victim(table, victim));
  }

  private Span stands(Copy copy, Civilization victim, Table table) {
    int most = table.player(victim).counts().unitPoints();
    return Span.of(1, damage(copy, victim, table).number() == 0 ? 0 : most);
  }

  private Due due(Copy copy, Civilization victim, int stands, Table table) {
    return new Due(Loss.DAMAGE, damage(copy, victim, table).atMost(stands));
  }
}
