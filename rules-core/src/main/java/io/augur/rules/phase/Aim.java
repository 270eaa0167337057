package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Names;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Prompt.Abilities.Offer;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Measure;
import io.augur.rules.table.SpecialAbility;
import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Whom an ability may touch, and what of theirs. */
record Aim(SpecialAbility ability, Civilization user, List<Count> touches) {
  private static final Map<SpecialAbility, Phrase> TEXTS = new ConcurrentHashMap<>();

  static Aim of(SpecialAbility ability, Civilization user) {
    return new Aim(
        ability,
        user,
        switch (ability.target()) {
          case OWN_TOKENS, OWN_CARDS, RAIDERS -> List.of();
          case AREA, STOCK_OR_AREA -> List.of(Count.CITIES, Count.TOKENS);
          case PLAYERS -> List.of(Count.CARDS);
        });
  }

  Offer offer(Table table) {
    List<Civilization> legal = new ArrayList<>();
    List<Prompt.Name.Barred> barred = new ArrayList<>();
    for (Player player : touches.isEmpty() ? List.<Player>of() : table.players()) {
      Civilization who = player.civilization();
      if (who != user) {
        Optional<Phrase> bar = bar(player);
        if (bar.isPresent()) {
          barred.add(new Prompt.Name.Barred(who, bar.get()));
        } else {
          legal.add(who);
        }
      }
    }
    return new Offer(ability, text(), legal, barred);
  }

  /** Why the ability can't touch this other player, if it can't. */
  Optional<Phrase> bar(Player other) {
    if (ability.spares(other.advances())) {
      return Optional.of(
          Phrase.of(
              "bar.protected",
              arg("player", Says.of(other.civilization())),
              arg("advance", Names.of(protector(other)))));
    }
    for (Count count : touches) {
      if (other.counts().of(count) != 0) {
        return Optional.empty();
      }
    }
    return Optional.of(
        Phrase.of("bar.nothing_to_touch", arg("player", Says.of(other.civilization()))));
  }

  private Advance protector(Player other) {
    for (Advance protector : ability.protectors()) {
      if (other.advances().has(protector)) {
        return protector;
      }
    }
    throw new IllegalStateException("nothing protects from " + ability + ": " + other);
  }

  /** What the ability does, with the numbers of its row. */
  Phrase text() {
    return TEXTS.computeIfAbsent(ability, Aim::textOf);
  }

  private static Phrase textOf(SpecialAbility ability) {
    List<Arg> numbers = new ArrayList<>();
    for (Measure measure : Measure.values()) {
      ability.advance().measure(measure).ifPresent(n -> numbers.add(arg(measure.key(), n)));
    }
    return new Phrase("special." + ability.key() + ".text", numbers);
  }
}
