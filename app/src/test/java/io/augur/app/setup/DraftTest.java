package io.augur.app.setup;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;

import io.augur.rules.flow.Seat;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Track;
import org.junit.Test;

public final class DraftTest {
  private final Draft draft = Draft.usual("Friday");

  @Test
  public void namesStayWithTheirCivilizationsWhenTheNumberChanges() {
    Draft changed = draft.player(EGYPT, "Ann").players(10).players(5);
    assertThat(changed.player(EGYPT)).isEqualTo("Ann");
    assertThat(changed.setup().lineUp()).isEqualTo(LineUp.WEST_5);
    assertThat(changed.isInAstOrder()).isTrue();
  }

  @Test
  public void aSeatingOfItsOwnStaysAsFarAsItCan() {
    Draft changed = draft.move(1, 0).players(10);
    assertThat(changed.setup().seats().get(0)).isEqualTo(new Seat(ASSYRIA, ""));
    assertThat(changed.setup().seats().get(1)).isEqualTo(new Seat(MINOA, ""));
    assertThat(changed.isInAstOrder()).isFalse();
  }

  @Test
  public void theEasternMapStaysEastern() {
    assertThat(draft.lineUp(LineUp.EAST_9).players(8).setup().lineUp()).isEqualTo(LineUp.EAST_8);
  }

  @Test
  public void itsTextBringsAllOfItBack() {
    Draft changed =
        draft
            .player(MINOA, "Ann \"the Elder\"")
            .move(0, 8)
            .track(Track.EXPERT)
            .reading(Reading.NAME_NOBODY);
    assertThat(Draft.of("Friday", changed.text()).text()).isEqualTo(changed.text());
    assertThat(changed.text()).contains("expert");
    assertThat(changed.text()).contains("name_nobody");
  }

  @Test
  public void blanksAroundNamesAreNotKept() {
    Draft trimmed = draft.named(" Friday ").player(MINOA, " Ann ").trimmed();
    assertThat(trimmed.name()).isEqualTo("Friday");
    assertThat(trimmed.player(MINOA)).isEqualTo("Ann");
  }
}
