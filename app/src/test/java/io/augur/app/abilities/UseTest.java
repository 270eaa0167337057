package io.augur.app.abilities;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.data.Kind;
import io.augur.app.data.Said;
import io.augur.app.data.SessionState;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.SpecialAbility;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public final class UseTest {
  private static final Setup SETUP = Setup.standard(5);
  private static final Civilization USER = SETUP.civilizations().get(0);
  private static final Civilization OTHER = SETUP.civilizations().get(1);

  private final Game game = inPhase10();

  @Test
  public void diasporaChangesNothingThatIsCounted() {
    accepts(using(SpecialAbility.DIASPORA));
  }

  @Test
  public void fundamentalismTakesUnitsOfOthers() {
    Use use = taking(using(SpecialAbility.FUNDAMENTALISM));
    accepts(use, change(OTHER, Count.CITIES, -1), change(OTHER, Count.TOKENS, -2));
  }

  @Test
  public void monotheismReplacesThem() {
    Use use = taking(using(SpecialAbility.MONOTHEISM));
    accepts(
        use,
        change(OTHER, Count.CITIES, -1),
        change(OTHER, Count.TOKENS, -2),
        change(USER, Count.CITIES, 1),
        change(USER, Count.TOKENS, 2));
  }

  @Test
  public void politicsFillsTheTreasury() {
    Use use = using(SpecialAbility.POLITICS);
    accepts(again(use, use.draft().with(Use.NUMBER, 4)), change(USER, Count.TREASURY, 4));
  }

  @Test
  public void politicsPaysForWhatItReplaces() {
    Use use = using(SpecialAbility.POLITICS);
    accepts(
        taking(again(use, use.inWay(1))),
        change(OTHER, Count.CITIES, -1),
        change(OTHER, Count.TOKENS, -2),
        change(USER, Count.CITIES, 1),
        change(USER, Count.TOKENS, 2),
        change(USER, Count.TREASURY, -7));
  }

  @Test
  public void provincialEmpireCollectsACardOfEach() {
    Use use = using(SpecialAbility.PROVINCIAL_EMPIRE);
    accepts(
        again(use, use.touching(OTHER)),
        change(OTHER, Count.CARDS, -1),
        change(USER, Count.CARDS, 1));
  }

  @Test
  public void tradeRoutesTurnCardsIntoTwiceTheirValue() {
    Use use = using(SpecialAbility.TRADE_ROUTES);
    Draft two = use.draft().with(Use.NUMBER, 2);
    assertThat(again(use, two).worth()).isEqualTo(2);
    accepts(
        again(use, two.with(Use.WORTH, 5)),
        change(USER, Count.CARDS, -2),
        change(USER, Count.TREASURY, 10));
  }

  @Test
  public void universalDoctrineConvertsTokensOrACity() {
    Use use = using(SpecialAbility.UNIVERSAL_DOCTRINE);
    accepts(again(use, use.draft().with(Use.NUMBER, 3)), change(USER, Count.TOKENS, 3));
    accepts(again(use, use.inWay(1)), change(USER, Count.CITIES, 1));
  }

  @Test
  public void whoIsNotTouchedAnyMoreKeepsHisPieces() {
    Use use = taking(using(SpecialAbility.FUNDAMENTALISM));
    assertThat(again(use, use.touching(OTHER)).event().changes()).isEmpty();
  }

  @Test
  public void ofSeveralAbilitiesOneIsPickedFirst() {
    assertThat(Use.of(asked(Draft.EMPTY))).isEmpty();
  }

  private void accepts(Use use, Change... changes) {
    assertThat(use.event().changes()).containsExactlyElementsIn(changes);
    assertThat(game.play(use.event())).isInstanceOf(Outcome.Played.class);
  }

  private Use taking(Use use) {
    Use touching = again(use, use.touching(OTHER));
    Use cities = again(touching, touching.taking(OTHER, Count.CITIES, 1));
    return again(cities, cities.taking(OTHER, Count.TOKENS, 2));
  }

  private Use using(SpecialAbility ability) {
    List<Prompt.Abilities.Offer> offers = ((Prompt.Abilities) game.prompt()).offers();
    for (int i = 0; i < offers.size(); i++) {
      if (offers.get(i).ability() == ability) {
        return Use.of(asked(Use.picking(i))).orElseThrow(AssertionError::new);
      }
    }
    throw new AssertionError("not offered: " + ability);
  }

  private Use again(Use use, Draft draft) {
    return Use.of(asked(draft))
        .filter(it -> it.offer().equals(use.offer()))
        .orElseThrow(AssertionError::new);
  }

  private Asked asked(Draft draft) {
    SessionState.Open open =
        new SessionState.Open(
            1,
            "",
            Kind.TABLE,
            game,
            game.size(),
            game.size(),
            Optional.empty(),
            Optional.empty(),
            Said.NOTHING);
    return new Asked(open, game.prompt(), draft);
  }

  private static Change change(Civilization player, Count count, int by) {
    return new Change(player, count, by);
  }

  private static Game inPhase10() {
    Game game = Turn.begin(SETUP);
    for (SpecialAbility ability : SpecialAbility.values()) {
      game = play(game, new Event.Owns(USER, ability.advance()));
    }
    for (Civilization player : List.of(USER, OTHER)) {
      game = play(game, new Event.Has(player, Count.CITIES, 4));
      game = play(game, new Event.Has(player, Count.TOKENS, 10));
      game = play(game, new Event.Has(player, Count.TREASURY, 9));
      game = play(game, new Event.Has(player, Count.CARDS, 5));
    }
    return play(game, new Event.WentOn());
  }

  private static Game play(Game game, Event event) {
    return ((Outcome.Played) game.play(event)).game();
  }
}
