package io.augur.rules.calamity;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Suffering.primary;
import static io.augur.rules.effect.Scope.ANY_VICTIM;
import static io.augur.rules.effect.Scope.PRIMARY;
import static io.augur.rules.table.Advance.AGRICULTURE;
import static io.augur.rules.table.Advance.POTTERY;

import io.augur.rules.effect.Amount;
import io.augur.rules.effect.Damage;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.List;
import org.junit.Test;

/** A number of a row is the only place of that number. */
public final class ChangedRowTest {
  private final Words english = Words.in(Language.ENGLISH);
  private final Words polish = Words.in(Language.POLISH);
  private final Row famine = Calamity.FAMINE.row();
  private final Row changed =
      Declaration.nonTradeable(3)
          .does(
              new Damage(
                  Amount.of(22)
                      .others(6)
                      .worse(7, AGRICULTURE, PRIMARY)
                      .milder(1, POTTERY, ANY_VICTIM)))
          .spreadsTo(4)
          .named("famine");

  @Test
  public void aChangedNumberChangesTheArithmetic() {
    assertThat(primary(famine, AGRICULTURE, POTTERY).result().number()).isEqualTo(10);
    assertThat(primary(changed, AGRICULTURE, POTTERY).result().number()).isEqualTo(28);
  }

  @Test
  public void aChangedNumberChangesTheTrace() {
    assertThat(primary(famine, AGRICULTURE, POTTERY).result().trace().in(english))
        .isEqualTo("10 + 5 Agriculture − 5 Pottery = 10");
    assertThat(primary(changed, AGRICULTURE, POTTERY).result().trace().in(english))
        .isEqualTo("22 + 7 Agriculture − 1 Pottery = 28");
  }

  @Test
  public void aChangedNumberChangesTheReferenceText() {
    assertThat(page(famine, english))
        .containsAtLeast(
            "The primary victim takes 10 damage, anywhere he likes.",
            "Each secondary victim takes 5 damage, anywhere he likes.",
            "+ Agriculture adds 5 damage if the primary victim holds it.",
            "− Pottery takes off 5 damage for every victim who holds it.",
            "The primary victim names 3 other players, nobody more than once, before he decides"
                + " on his own losses.");
    assertThat(page(changed, english))
        .containsAtLeast(
            "The primary victim takes 22 damage, anywhere he likes.",
            "Each secondary victim takes 6 damage, anywhere he likes.",
            "+ Agriculture adds 7 damage if the primary victim holds it.",
            "− Pottery takes off 1 damage for every victim who holds it.",
            "The primary victim names 4 other players, nobody more than once, before he decides"
                + " on his own losses.");
    assertThat(page(changed, polish))
        .containsAtLeast(
            "Główna ofiara ponosi 22 obrażenia, gdziekolwiek zechce.",
            "Każda dodatkowa ofiara ponosi 6 obrażeń, gdziekolwiek zechce.",
            "+ Rolnictwo: więcej o 7 obrażeń, jeśli ma tę kartę główna ofiara.",
            "− Garncarstwo: mniej o 1 obrażenie dla każdej ofiary, która ma tę kartę.");
  }

  private static List<String> page(Row row, Words words) {
    return CalamityPage.of(row, Rulings.standard()).in(words);
  }
}
