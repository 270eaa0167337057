package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Names;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.SpecialAbility;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One player's turn in phase 10: each of his abilities at most once, in the order he likes. */
record UseAbilities(Civilization player, List<SpecialAbility> used) implements Step.OfPlayer {
  /** The advances that give an ability. */
  static final Advances GIVERS = givers();

  UseAbilities {
    used = List.copyOf(used);
  }

  private static Advances givers() {
    Advances givers = Advances.none();
    for (SpecialAbility ability : SpecialAbility.values()) {
      givers = givers.with(ability.advance());
    }
    return givers;
  }

  @Override
  public Civilization asked(Table table) {
    return player;
  }

  @Override
  public boolean answeredBy(Table table) {
    return left(table).isEmpty();
  }

  @Override
  public Prompt prompt(Table table) {
    List<Prompt.Abilities.Offer> offers = new ArrayList<>();
    for (SpecialAbility ability : left(table)) {
      offers.add(Aim.of(ability, player).offer(table));
    }
    return new Prompt.Abilities(player, offers);
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (event.answers(player, Answer.DONE)) {
      if (telling.listens()) {
        telling.say(Phrase.of("told.abilities_done", arg("player", Says.of(player))));
      }
      return Progress.to(table);
    }
    return event instanceof Event.Used use && use.player() == player
        ? use(use, table, telling)
        : Progress.refused("refusal.abilities_first", arg("player", Says.of(player)));
  }

  private Progress use(Event.Used use, Table table, Telling telling) {
    if (!left(table).contains(use.ability())) {
      return Progress.refused(
          used.contains(use.ability()) ? "refusal.ability_used" : "refusal.ability_not_owned",
          arg("player", Says.of(player)),
          arg("ability", Names.of(use.ability().advance())));
    }
    Usage usage = new Usage(table, use);
    Optional<Phrase> fault = usage.fault();
    if (fault.isPresent()) {
      return Progress.refused(fault.get());
    }
    tell(use, telling);
    List<SpecialAbility> more = new ArrayList<>(used);
    more.add(use.ability());
    return Progress.to(usage.after(), new UseAbilities(player, more));
  }

  private void tell(Event.Used use, Telling telling) {
    if (telling.listens()) {
      telling.say(
          Phrase.of(
              "told.uses",
              arg("player", Says.of(player)),
              arg("ability", Names.of(use.ability().advance()))));
    }
    for (Change change : use.changes()) {
      if (telling.listens()) {
        telling.say(told(change));
      }
    }
  }

  private static Phrase told(Change change) {
    return change.by() < 0
        ? Phrase.of(
            "told.gives_up",
            arg("player", Says.of(change.player())),
            arg("what", Says.of(change.count(), -change.by())))
        : Phrase.of(
            "told.gains." + change.count().key(),
            arg("player", Says.of(change.player())),
            arg("n", change.by()));
  }

  private List<SpecialAbility> left(Table table) {
    List<SpecialAbility> left = new ArrayList<>();
    for (Advance advance : table.player(player).advances().and(GIVERS).list()) {
      SpecialAbility ability = advance.ability().orElseThrow(IllegalStateException::new);
      if (!used.contains(ability)) {
        left.add(ability);
      }
    }
    return left;
  }
}
