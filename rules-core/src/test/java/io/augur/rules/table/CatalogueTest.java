package io.augur.rules.table;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.table.Advance.*;
import static org.junit.Assert.assertThrows;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

public final class CatalogueTest {
  @Test
  public void thereAre51AdvancesAnd18Civilizations() {
    assertThat(Advance.values()).hasLength(51);
    assertThat(Civilization.values()).hasLength(18);
  }

  @Test
  public void eachTierHas17Advances() {
    for (Tier tier : Tier.values()) {
      assertWithMessage(tier.key())
          .that(Arrays.stream(Advance.values()).filter(a -> a.tier() == tier).count())
          .isEqualTo(17);
    }
  }

  @Test
  public void eachGroupHas12Advances() {
    for (AdvanceGroup group : AdvanceGroup.values()) {
      assertWithMessage(group.key())
          .that(Arrays.stream(Advance.values()).filter(a -> a.groups().contains(group)).count())
          .isEqualTo(12);
    }
  }

  @Test
  public void seventeenChainsHoldEveryAdvanceOnceInTheOrderOfTheTiers() {
    assertThat(Chain.all()).hasSize(17);
    assertThat(
            Chain.all().stream().flatMap(c -> c.advances().stream()).collect(Collectors.toList()))
        .containsExactlyElementsIn(Advance.values());
    for (Chain chain : Chain.all()) {
      assertThat(chain.advances().stream().map(Advance::tier).collect(Collectors.toList()))
          .containsExactlyElementsIn(Tier.values())
          .inOrder();
    }
  }

  @Test
  public void aChainEndsWhereItsThirdAdvanceIs() {
    Chain chain = POTTERY.chain();
    assertThat(chain.before(POTTERY)).isEqualTo(Optional.empty());
    assertThat(chain.after(POTTERY)).isEqualTo(Optional.of(AGRICULTURE));
    assertThat(chain.before(DEMOCRACY)).isEqualTo(Optional.of(AGRICULTURE));
    assertThat(chain.after(DEMOCRACY)).isEqualTo(Optional.empty());
    assertThat(chain.before(LAW)).isEqualTo(Optional.empty());
    assertThat(chain.after(LAW)).isEqualTo(Optional.empty());
  }

  @Test
  public void chainsCarryNoNumberBecauseTheTierHasIt() {
    for (RecordComponent component : Chain.class.getRecordComponents()) {
      assertThat(component.getType()).isEqualTo(Advance.class);
    }
    assertThat(Tier.THIRD.chainCredit()).isEqualTo(0);
  }

  @Test
  public void everyAdvanceHasAKeyOfItsOwnThatFindsIt() {
    findsAllAndNames("advance", Advance.values(), Advance::key, Advance::byKey);
    findsAllAndNames("civilization", Civilization.values(), Civilization::key, Civilization::byKey);
    findsAllAndNames("group", AdvanceGroup.values(), AdvanceGroup::key, AdvanceGroup::byKey);
    findsAllAndNames("block", Block.values(), Block::key, Block::byKey);
    findsAllAndNames("epoch", Epoch.values(), Epoch::key, Epoch::byKey);
    findsAllAndNames("track", Track.values(), Track::key, Track::byKey);
    findsAllAndNames("tier", Tier.values(), Tier::key, Tier::byKey);
    findsAllAndNames("line-up", LineUp.values(), LineUp::key, LineUp::byKey);
    findsAllAndNames("table size", TableSize.values(), TableSize::key, TableSize::byKey);
    findsAllAndNames(
        "special ability", SpecialAbility.values(), SpecialAbility::key, SpecialAbility::byKey);
  }

  @Test
  public void numbersOfARowAreThoseOfItsPriceCreditsMeasuresAndBenefit() {
    assertThat(ROADBUILDING.numbers())
        .containsExactly(
            "areas",
            2,
            "arts",
            0,
            "civics",
            0,
            "cost",
            220,
            "crafts",
            20,
            "hand",
            1,
            "points",
            6,
            "religion",
            0,
            "science",
            5)
        .inOrder();
    assertThat(ANATOMY.numbers()).containsEntry("below", 100);
    assertThat(LIBRARY.numbers()).containsEntry("discount", 40);
    assertThat(MONUMENT.numbers()).containsAtLeast("credits", 20, "step", 5);
  }

  @Test
  public void anAdvanceThatOnlyTouchesCalamitiesHasNoAttribute() {
    assertThat(Stream.of(DEISM, THEOCRACY, DIASPORA).anyMatch(Advance::hasAttribute)).isFalse();
    assertThat(Stream.of(MINING, ANATOMY, COINAGE).allMatch(Advance::hasAttribute)).isTrue();
  }

  @Test
  public void theTiersLeaveNoGap() {
    assertThat(List.of(Tier.FIRST.from(), Tier.FIRST.below())).containsExactly(0, 100).inOrder();
    assertThat(List.of(Tier.SECOND.from(), Tier.SECOND.below()))
        .containsExactly(100, 200)
        .inOrder();
    assertThat(Tier.THIRD.from()).isEqualTo(200);
  }

  @Test
  public void philosophyHoldsBackFundamentalismAndTheologyDoesNot() {
    assertThat(SpecialAbility.FUNDAMENTALISM.spares(Advances.of(LAW, PHILOSOPHY))).isTrue();
    assertThat(SpecialAbility.FUNDAMENTALISM.spares(Advances.of(THEOLOGY))).isFalse();
    assertThat(SpecialAbility.MONOTHEISM.spares(Advances.of(THEOLOGY))).isTrue();
  }

  @Test
  public void onlyAbilitiesThatReachOthersCanBeHeldBack() {
    for (SpecialAbility ability : SpecialAbility.values()) {
      boolean own =
          switch (ability.target()) {
            case OWN_TOKENS, OWN_CARDS, RAIDERS -> true;
            case AREA, STOCK_OR_AREA, PLAYERS -> false;
          };
      assertWithMessage(ability.key()).that(ability.protectors().isEmpty()).isEqualTo(own);
    }
  }

  @Test
  public void aPlayerOwns55Tokens9CitiesAnd4Ships() {
    assertThat(Arrays.stream(Piece.values()).map(Piece::count).collect(Collectors.toList()))
        .containsExactly(55, 9, 4)
        .inOrder();
    assertThat(Arrays.stream(Piece.values()).map(Piece::unitPoints).collect(Collectors.toList()))
        .containsExactly(1, 5, 0)
        .inOrder();
  }

  private static <T> void findsAllAndNames(
      String thing, T[] facts, Function<T, String> key, Function<String, T> byKey) {
    for (T fact : facts) {
      assertThat(byKey.apply(key.apply(fact))).isEqualTo(fact);
    }
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> byKey.apply("potery"));
    assertThat(error).hasMessageThat().isEqualTo("no " + thing + ": potery");
  }
}
