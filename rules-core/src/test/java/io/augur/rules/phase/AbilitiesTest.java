package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Advance.CULTURAL_ASCENDANCY;
import static io.augur.rules.table.Advance.PHILOSOPHY;
import static io.augur.rules.table.Advance.PUBLIC_WORKS;
import static io.augur.rules.table.Advance.THEOLOGY;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.INDUS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.SpecialAbility.DIASPORA;
import static io.augur.rules.table.SpecialAbility.FUNDAMENTALISM;
import static io.augur.rules.table.SpecialAbility.MONOTHEISM;
import static io.augur.rules.table.SpecialAbility.POLITICS;
import static io.augur.rules.table.SpecialAbility.PROVINCIAL_EMPIRE;
import static io.augur.rules.table.SpecialAbility.TRADE_ROUTES;
import static io.augur.rules.table.SpecialAbility.UNIVERSAL_DOCTRINE;
import static java.util.stream.Collectors.toList;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Prompt.Abilities.Offer;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.SpecialAbility;
import java.util.List;
import org.junit.Test;

public final class AbilitiesTest {
  private final Scenario table = Scenario.at(LineUp.WEST_8).everybodyHas(3, 20);

  @Test
  public void onlyOwnersAreAskedAndTheFurthestAheadIsFirst() {
    table.owns(MINOA, DIASPORA.advance()).owns(EGYPT, POLITICS.advance(), DIASPORA.advance());
    table.owns(ROME, MONOTHEISM.advance(), PHILOSOPHY).owns(HELLAS, THEOLOGY);
    table.has(EGYPT, Count.POSITION, 4).has(ROME, Count.POSITION, 3);
    table.has(MINOA, Count.POSITION, 3).begin();
    assertThat(asked()).isEqualTo(EGYPT);
    table.refuses(used(ROME, MONOTHEISM), "refusal.abilities_first");
    table.refuses(new Event.WentOn(), "refusal.abilities_first");
    table.answers(EGYPT, Answer.DONE);
    assertThat(asked()).isEqualTo(MINOA);
    table.answers(MINOA, Answer.DONE);
    assertThat(asked()).isEqualTo(ROME);
    table.answers(ROME, Answer.DONE).prompt(Prompt.Surplus.class);
    assertThat(table.told("told.abilities_done")).isTrue();
  }

  @Test
  public void eachAbilityIsUsedOnceInTheOrderTheOwnerLikes() {
    table.owns(EGYPT, POLITICS.advance(), DIASPORA.advance()).begin();
    table.refuses(used(EGYPT, MONOTHEISM), "refusal.ability_not_owned");
    table.play(used(EGYPT, POLITICS, treasury(EGYPT, 5)));
    table.refuses(used(EGYPT, POLITICS, treasury(EGYPT, 5)), "refusal.ability_used");
    assertThat(offers().stream().map(Offer::ability).collect(toList())).containsExactly(DIASPORA);
    table.play(used(EGYPT, DIASPORA)).prompt(Prompt.Surplus.class);
    assertThat(table.journal())
        .containsExactly(
            "Egypt uses Politics.",
            "Egypt puts 5 tokens from stock into treasury.",
            "Egypt uses Diaspora.")
        .inOrder();
  }

  @Test
  public void aCorrectionOfAdvancesChangesTheOffers() {
    table.owns(EGYPT, POLITICS.advance(), DIASPORA.advance()).begin();
    table.corrected(new Event.Lacks(EGYPT, POLITICS.advance()));
    assertThat(offers()).hasSize(1);
    table.corrected(new Event.Lacks(EGYPT, DIASPORA.advance())).prompt(Prompt.Surplus.class);
    table.undoes().undoes();
    assertThat(offers()).hasSize(2);
  }

  @Test
  public void diasporaMovesTokensAndChangesNoCount() {
    table.owns(EGYPT, DIASPORA.advance()).begin();
    table.refuses(used(EGYPT, DIASPORA, tokens(EGYPT, 1)), "refusal.usage");
    table.play(used(EGYPT, DIASPORA));
    assertThat(table.counts(EGYPT).tokens()).isEqualTo(20);
  }

  @Test
  public void theologyProtectsAgainstMonotheism() {
    table.owns(EGYPT, MONOTHEISM.advance()).owns(ROME, THEOLOGY);
    table.owns(HELLAS, MONOTHEISM.advance()).begin();
    assertThat(asked()).isEqualTo(HELLAS);
    Offer offer = offers().get(0);
    assertThat(offer.legal()).containsNoneOf(ROME, EGYPT, HELLAS);
    assertThat(offer.barred().stream().map(it -> it.player()).collect(toList()))
        .containsExactly(ROME, EGYPT);
    table.refuses(used(HELLAS, MONOTHEISM, tokens(ROME, -2), tokens(HELLAS, 2)), "bar.protected");
    table.play(used(HELLAS, MONOTHEISM, tokens(MINOA, -2), tokens(HELLAS, 3), tokens(ASSYRIA, -1)));
    assertThat(table.counts(HELLAS).tokens()).isEqualTo(23);
    assertThat(table.counts(ASSYRIA).tokens()).isEqualTo(19);
  }

  @Test
  public void philosophyProtectsAgainstFundamentalism() {
    table.owns(EGYPT, FUNDAMENTALISM.advance()).owns(ROME, PHILOSOPHY).begin();
    table.refuses(used(EGYPT, FUNDAMENTALISM, cities(ROME, -1)), "bar.protected");
    table.refuses(used(EGYPT, FUNDAMENTALISM), "refusal.usage");
    table.refuses(
        used(EGYPT, FUNDAMENTALISM, cities(MINOA, -1), tokens(EGYPT, 1)), "refusal.usage");
    table.play(used(EGYPT, FUNDAMENTALISM, cities(MINOA, -1), tokens(MINOA, -1)));
    assertThat(table.counts(MINOA).cities()).isEqualTo(2);
    assertThat(table.counts(MINOA).tokens()).isEqualTo(19);
  }

  @Test
  public void annexedUnitsAreReplacedPieceForPieceFromTheStock() {
    table.owns(EGYPT, MONOTHEISM.advance()).has(EGYPT, 9, 53).begin();
    table.refuses(used(EGYPT, MONOTHEISM, cities(ROME, -1)), "refusal.usage");
    table.refuses(used(EGYPT, MONOTHEISM, tokens(ROME, -2), tokens(EGYPT, 1)), "refusal.usage");
    table.refuses(
        used(EGYPT, MONOTHEISM, cities(ROME, -1), cities(EGYPT, 1)), "refusal.stock_short");
    table.refuses(
        used(EGYPT, MONOTHEISM, tokens(ROME, -3), tokens(EGYPT, 3)), "refusal.stock_short");
    table.refuses(
        used(EGYPT, MONOTHEISM, tokens(ROME, -21), tokens(EGYPT, 21)), "refusal.has_only");
    table.refuses(used(EGYPT, MONOTHEISM, tokens(INDUS, -1)), "refusal.not_at_the_table");
    table.refuses(
        used(EGYPT, MONOTHEISM, tokens(ROME, -1), tokens(ROME, -1), tokens(EGYPT, 2)),
        "refusal.usage");
    table.play(used(EGYPT, MONOTHEISM, tokens(ROME, -2), tokens(EGYPT, 2)));
    assertThat(table.counts(EGYPT).tokensInStock()).isEqualTo(0);
  }

  @Test
  public void politicsFillsTheTreasuryOrPaysForWhatItAnnexes() {
    table.owns(EGYPT, POLITICS.advance()).owns(ROME, CULTURAL_ASCENDANCY);
    table.has(EGYPT, Count.TREASURY, 7).begin();
    table.refuses(used(EGYPT, POLITICS, treasury(EGYPT, 6)), "refusal.usage");
    table.refuses(used(EGYPT, POLITICS, treasury(EGYPT, 0)), "refusal.usage");
    table.refuses(
        used(EGYPT, POLITICS, tokens(ROME, -1), tokens(EGYPT, 1), treasury(EGYPT, -1)),
        "bar.protected");
    table.refuses(used(EGYPT, POLITICS, tokens(MINOA, -1), tokens(EGYPT, 1)), "refusal.usage");
    Event dear =
        used(
            EGYPT,
            POLITICS,
            cities(MINOA, -1),
            tokens(MINOA, -3),
            cities(EGYPT, 1),
            tokens(EGYPT, 3),
            treasury(EGYPT, -8));
    table.refuses(dear, "refusal.has_only");
    table.corrected(new Event.Has(EGYPT, Count.TREASURY, 8)).play(dear);
    assertThat(table.counts(EGYPT).treasury()).isEqualTo(0);
    assertThat(table.counts(EGYPT).cities()).isEqualTo(4);
  }

  @Test
  public void provincialEmpireCollectsACardFromEachOfFivePlayers() {
    table.owns(EGYPT, PROVINCIAL_EMPIRE.advance()).owns(ROME, PUBLIC_WORKS);
    List<Civilization> givers = LineUp.WEST_8.civilizations();
    givers.subList(0, 6).forEach(it -> table.has(it, Count.CARDS, 2));
    table.begin();
    assertThat(offers().get(0).barred()).hasSize(2);
    table.refuses(
        used(EGYPT, PROVINCIAL_EMPIRE, cards(ROME, -1), cards(EGYPT, 1)), "bar.protected");
    table.refuses(
        used(EGYPT, PROVINCIAL_EMPIRE, cards(HELLAS, -1), cards(EGYPT, 1)), "bar.nothing_to_touch");
    table.refuses(
        used(EGYPT, PROVINCIAL_EMPIRE, cards(MINOA, -2), cards(EGYPT, 2)), "refusal.usage");
    table.play(
        used(EGYPT, PROVINCIAL_EMPIRE, cards(MINOA, -1), cards(ASSYRIA, -1), cards(EGYPT, 2)));
    assertThat(table.counts(EGYPT).cards()).isEqualTo(2);
    assertThat(table.counts(MINOA).cards()).isEqualTo(1);
  }

  @Test
  public void tradeRoutesPaysTwiceTheFaceValueInFull() {
    table.owns(EGYPT, TRADE_ROUTES.advance()).has(EGYPT, Count.CARDS, 3).has(EGYPT, 3, 35).begin();
    table.refuses(used(EGYPT, TRADE_ROUTES, cards(EGYPT, -1), treasury(EGYPT, 5)), "refusal.usage");
    table.refuses(used(EGYPT, TRADE_ROUTES, cards(EGYPT, -2), treasury(EGYPT, 2)), "refusal.usage");
    table.refuses(
        used(EGYPT, TRADE_ROUTES, cards(EGYPT, -4), treasury(EGYPT, 18)), "refusal.has_only");
    table.refuses(
        used(EGYPT, TRADE_ROUTES, cards(EGYPT, -3), treasury(EGYPT, 22)), "refusal.stock_short");
    table.play(used(EGYPT, TRADE_ROUTES, cards(EGYPT, -2), treasury(EGYPT, 20)));
    assertThat(table.counts(EGYPT).treasury()).isEqualTo(20);
    assertThat(table.counts(EGYPT).cards()).isEqualTo(1);
  }

  @Test
  public void universalDoctrineConvertsAPirateCityOrSomeBarbarians() {
    table.owns(EGYPT, UNIVERSAL_DOCTRINE.advance()).begin();
    assertThat(offers().get(0).legal()).isEmpty();
    table.refuses(used(EGYPT, UNIVERSAL_DOCTRINE, tokens(EGYPT, 6)), "refusal.usage");
    table.refuses(used(EGYPT, UNIVERSAL_DOCTRINE, cities(EGYPT, 2)), "refusal.usage");
    table.refuses(
        used(EGYPT, UNIVERSAL_DOCTRINE, cities(EGYPT, 1), tokens(EGYPT, 1)), "refusal.usage");
    table.play(used(EGYPT, UNIVERSAL_DOCTRINE, tokens(EGYPT, 5))).undoes();
    table.play(used(EGYPT, UNIVERSAL_DOCTRINE, cities(EGYPT, 1)));
    assertThat(table.counts(EGYPT).cities()).isEqualTo(4);
    assertThat(table.table().raiders().pirateCities()).isEqualTo(0);
  }

  @Test
  public void countsThatNobodyKnowsStayUnknown() {
    Scenario unknown = Scenario.at(LineUp.WEST_8).owns(EGYPT, MONOTHEISM.advance()).begin();
    unknown.refuses(
        used(EGYPT, MONOTHEISM, cities(ROME, -10), cities(EGYPT, 10)), "refusal.has_only");
    unknown.play(used(EGYPT, MONOTHEISM, tokens(ROME, -2), tokens(EGYPT, 2)));
    assertThat(unknown.counts(ROME).knows(Count.TOKENS)).isFalse();
    assertThat(unknown.counts(EGYPT).knows(Count.TOKENS)).isFalse();
  }

  private Civilization asked() {
    return table.prompt(Prompt.Abilities.class).player();
  }

  private List<Offer> offers() {
    return table.prompt(Prompt.Abilities.class).offers();
  }

  private static Event used(Civilization player, SpecialAbility ability, Change... changes) {
    return new Event.Used(player, ability, List.of(changes));
  }

  private static Change tokens(Civilization player, int by) {
    return new Change(player, Count.TOKENS, by);
  }

  private static Change cities(Civilization player, int by) {
    return new Change(player, Count.CITIES, by);
  }

  private static Change treasury(Civilization player, int by) {
    return new Change(player, Count.TREASURY, by);
  }

  private static Change cards(Civilization player, int by) {
    return new Change(player, Count.CARDS, by);
  }
}
