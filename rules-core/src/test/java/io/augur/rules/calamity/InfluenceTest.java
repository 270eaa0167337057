package io.augur.rules.calamity;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.toList;

import io.augur.rules.table.Advance;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import org.junit.Test;

public final class InfluenceTest {
  @Test
  public void whatAnAdvanceChangesIsGatheredFromTheRows() {
    assertThat(
            Influence.of(Advance.ENLIGHTENMENT).stream().map(Influence::calamity).collect(toList()))
        .containsExactly(
            Calamity.SLAVE_REVOLT, Calamity.SUPERSTITION, Calamity.EPIDEMIC, Calamity.REGRESSION)
        .inOrder();
    assertThat(Influence.of(Advance.EMPIRICISM)).isEmpty();
  }

  @Test
  public void anInfluenceIsASentence() {
    Influence pottery = Influence.of(Advance.POTTERY).get(0);
    assertThat(Words.in(Language.ENGLISH).say(pottery.sentence()))
        .isEqualTo("Famine: Pottery takes off 5 damage for every victim who holds it.");
    assertThat(Words.in(Language.POLISH).say(pottery.sentence()))
        .isEqualTo("Głód. Garncarstwo: mniej o 5 obrażeń dla każdej ofiary, która ma tę kartę.");
  }
}
