package io.augur.rules.calamity;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.toList;
import static org.junit.Assert.assertThrows;

import io.augur.rules.effect.Amount;
import io.augur.rules.effect.Damage;
import io.augur.rules.effect.Effect;
import io.augur.rules.effect.FirstOf;
import io.augur.rules.effect.Mode;
import io.augur.rules.effect.Modifier;
import io.augur.rules.effect.Picker;
import io.augur.rules.effect.Role;
import io.augur.rules.table.Ruling;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

public final class CatalogueTest {
  @Test
  public void thereAreTwentyFourCalamitiesAndEachStackHasOneOfEachKind() {
    assertThat(Calamity.values()).hasLength(24);
    for (int stack = 2; stack <= 9; stack++) {
      int it = stack;
      assertWithMessage("stack %s", stack)
          .that(
              Arrays.stream(Calamity.values())
                  .filter(calamity -> calamity.row().stack() == it)
                  .map(calamity -> calamity.row().kind())
                  .collect(toList()))
          .containsExactlyElementsIn(Kind.values());
    }
  }

  @Test
  public void thereAreFiftyOneModifiersOfWhichTwentyAggravateAndTwoAreAChoice() {
    List<Modifier> all = Influence.all().stream().map(Influence::modifier).collect(toList());
    assertThat(all).hasSize(51);
    assertThat(all.stream().filter(Modifier::aggravates).count()).isEqualTo(20);
    assertThat(all.stream().filter(it -> it.mode() == Mode.MAY_CHOOSE).count()).isEqualTo(2);
  }

  @Test
  public void noNumberOfTheRulesIsDeclaredTwice() {
    Set<String> places = new HashSet<>();
    for (Calamity calamity : Calamity.values()) {
      for (Modifier modifier : calamity.row().modifiers()) {
        String place = calamity.key() + " " + modifier.advance().key();
        assertWithMessage(place).that(places.add(place)).isTrue();
      }
      Set<Class<? extends Effect>> kinds = new HashSet<>();
      for (Effect effect : calamity.row().effects()) {
        assertWithMessage(calamity + " " + effect).that(kinds.add(effect.getClass())).isTrue();
      }
    }
  }

  @Test
  public void noAdvanceChangesAMinorCalamity() {
    for (Calamity calamity : Calamity.values()) {
      if (!calamity.row().kind().major()) {
        assertWithMessage(calamity.key()).that(calamity.row().modifiers()).isEmpty();
      }
    }
  }

  @Test
  public void aBeneficiaryWhoPicksIsSaidToPick() {
    for (Calamity calamity : Calamity.values()) {
      BeneficiaryRole role = calamity.row().beneficiary();
      boolean says =
          role == BeneficiaryRole.PICKS_AND_ANNEXES
              || role == BeneficiaryRole.PICKS_AND_IS_SPARED
              || role == BeneficiaryRole.STEERS_THE_HORDE;
      boolean picks =
          calamity.row().effects().stream()
              .anyMatch(
                  it -> !(it instanceof FirstOf) && it.picker(Role.PRIMARY) == Picker.BENEFICIARY);
      assertWithMessage(calamity.key()).that(picks).isEqualTo(says);
    }
  }

  @Test
  public void everyRulingButThatOfTheSelectionIsDeclaredByARow() {
    assertThat(
            Arrays.stream(Calamity.values())
                .flatMap(it -> it.row().rulings().stream())
                .distinct()
                .collect(toList()))
        .containsExactlyElementsIn(
            Arrays.stream(Ruling.values())
                .filter(it -> it != Ruling.MAJOR_LIMIT_DRAW)
                .collect(toList()));
  }

  @Test
  public void everyClarificationIsUsed() {
    assertThat(
            Arrays.stream(Calamity.values())
                .flatMap(it -> it.row().notes().stream())
                .map(Note::clarification)
                .distinct()
                .collect(toList()))
        .containsExactlyElementsIn(Clarification.values());
  }

  @Test
  public void aCalamityIsFoundByItsKey() {
    for (Calamity calamity : Calamity.values()) {
      assertThat(Calamity.byKey(calamity.key())).isEqualTo(calamity);
    }
    assertThat(assertThrows(IllegalArgumentException.class, () -> Calamity.byKey("plague")))
        .hasMessageThat()
        .isEqualTo("no calamity: plague");
  }

  @Test
  public void anImpossibleRowIsRefusedWithItsReason() {
    assertRefused("stack < 2 or > 9: 1", Declaration.minor(1).does(new Damage(Amount.of(1))));
    assertRefused("stack < 2 or > 9: 10", Declaration.minor(10).does(new Damage(Amount.of(1))));
    assertRefused("calamity without effect: plague", Declaration.tradeable(4));
    assertRefused(
        "secondary victims who suffer nothing: plague",
        Declaration.tradeable(4).does(new Damage(Amount.of(1))).spreadsTo(2));
    assertThat(
            assertThrows(
                IllegalArgumentException.class, () -> Declaration.tradeable(4).spreadsTo(0)))
        .hasMessageThat()
        .isEqualTo("secondary victims < 1: 0");
  }

  private static void assertRefused(String message, Declaration declaration) {
    assertThat(assertThrows(IllegalArgumentException.class, () -> declaration.named("plague")))
        .hasMessageThat()
        .isEqualTo(message);
  }
}
