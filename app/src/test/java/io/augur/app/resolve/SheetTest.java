package io.augur.app.resolve;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.ui.Draft;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Civilization;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public final class SheetTest {
  private static final Counts COUNTS = new Counts(4, 12, 0, 0, 0);

  @Test
  public void theRestIsTakenInTokensAsFarAsThereAreAny() {
    assertThat(damage(10).reducing(3).restInTokens().entered())
        .isEqualTo(new Worksheet(8, 0, List.of(3)));
    assertThat(damage(20).restInTokens().entered()).isEqualTo(Worksheet.tokens(12));
  }

  @Test
  public void theRestIsTakenInWholeCities() {
    assertThat(damage(12).tokens(1).restInCities().entered())
        .isEqualTo(new Worksheet(1, 2, List.of()));
  }

  @Test
  public void aSheetSurvivesInItsDraft() {
    Sheet sheet = damage(12).tokens(2).destroyed(1).reducing(2).reducing(4).notReducing(0);
    Sheet again = Sheet.of(sheet.burden(), COUNTS, sheet.in(Draft.EMPTY));
    assertThat(again).isEqualTo(sheet);
    assertThat(again.entered()).isEqualTo(new Worksheet(2, 1, List.of(4)));
  }

  @Test
  public void fiveTokensInPlaceOfACityAreNoDamageButAReducedCity() {
    assertThat(damage(3).mostLeft()).isEqualTo(4);
    assertThat(sheet(Loss.CITIES_REDUCED, 1, COUNTS).mostLeft()).isEqualTo(5);
  }

  @Test
  public void noTokenIsLeftInPlaceOfACityOnlyIfTheStockIsEmpty() {
    Counts allOut = new Counts(4, 50, 5, 0, 0);
    assertThat(sheet(Loss.CITIES_REDUCED, 1, COUNTS).leastLeft()).isEqualTo(1);
    assertThat(sheet(Loss.CITIES_REDUCED, 1, allOut).leastLeft()).isEqualTo(0);
    assertThat(sheet(Loss.CITIES_REDUCED, 1, allOut).mostLeft()).isEqualTo(0);
  }

  @Test
  public void destroyedCitiesAreThereAtOnce() {
    Sheet sheet = sheet(Loss.CITIES_DESTROYED, 2, COUNTS);
    assertThat(sheet.entered()).isEqualTo(Worksheet.destroyed(2));
    assertThat(sheet.takesDestroyed() || sheet.takesTokens() || sheet.takesReduced()).isFalse();
  }

  @Test
  public void whoeverIsRaidedSaysHowManyBarbariansFell() {
    Burden raid =
        Burden.of(new Prompt.Raid(Civilization.EGYPT, Calamity.BARBARIAN_HORDES, 9, 1, 1));
    Sheet sheet = Sheet.of(raid, COUNTS, Draft.EMPTY).tokens(3).killed(4);
    assertThat(sheet.answer())
        .isEqualTo(new Event.Raided(Civilization.EGYPT, Worksheet.tokens(3), 4));
  }

  private static Sheet damage(int much) {
    return sheet(Loss.DAMAGE, much, COUNTS);
  }

  private static Sheet sheet(Loss loss, int much, Counts counts) {
    Burden burden =
        new Burden(Civilization.EGYPT, loss, much, Optional.empty(), 0, Burden.Of.CALAMITY);
    return Sheet.of(burden, counts, Draft.EMPTY);
  }
}
