package io.augur.rules.calamity;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.table.Reading;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.List;
import org.junit.Test;

public final class CalamityPageTest {
  @Test
  public void aPageReadsFromTopToBottom() {
    assertThat(page(Calamity.PIRACY, Rulings.standard(), Language.ENGLISH))
        .containsExactly(
            "Piracy",
            "Major calamity of stack 9, tradeable (9B)",
            "What happens",
            "The beneficiary picks 2 coastal cities of the primary victim; pirates take them over.",
            "The primary victim picks 1 coastal city of each secondary victim; pirates take it over"
                + " as well.",
            "Advances that matter",
            "+ Cartography adds 1 coastal city if the primary victim holds it.",
            "− Naval Warfare takes off 1 coastal city for every victim who holds it.",
            "Who else suffers",
            "The primary victim names 2 other players, nobody more than once, before he decides on"
                + " his own losses.",
            "Where the map has separate blocks, he may name players of either.",
            "Whoever holds another card of this name this turn can't be named.",
            "Whoever has already been named for a calamity of this name this turn can't be named"
                + " again.",
            "The beneficiary of a calamity of this name, this card or another copy, can't be"
                + " named.",
            "Barbarian tokens and pirate cities can't be named and take no share of the damage.",
            "A holder of Naval Warfare can't be named.",
            "The beneficiary's part",
            "The beneficiary picks the cities that the primary victim loses, and can't be named as"
                + " a secondary victim himself.",
            "Where the map has separate blocks, the beneficiary may come from either.",
            "Without a target",
            "~ If the primary victim has no coastal city, the calamity passes him by, before any"
                + " advance is looked at; the table's ruling says whether others suffer.",
            "Fine print",
            "~ Pirate cities stay on the board until they are destroyed or Universal Doctrine"
                + " annexes them.",
            "The box holds 18 pirate cities.",
            "Rulings of the table",
            "§ What if the card asks for more secondary victims than may be named? At this table:"
                + " All who may be named are named, and nobody else. Standard because: No source"
                + " covers this case. Naming everybody who may be named comes closest to what the"
                + " card asks for.",
            "§ What if the primary victim of Iconoclasm and Heresy or of Piracy has no city that it"
                + " could strike? At this table: The calamity is cancelled, and nobody suffers."
                + " Standard because: Without a legal target a calamity does not take place, and it"
                + " is the primary victim whom the card strikes first.")
        .inOrder();
  }

  @Test
  public void aMinorPageHasNoPartsItDoesNotNeed() {
    assertThat(page(Calamity.BANDITRY, Rulings.standard(), Language.POLISH))
        .containsExactly(
            "Rozbójnictwo",
            "Pomniejsza katastrofa z talii 8, zbywalna (9A)",
            "Co się dzieje",
            "Główna ofiara odrzuca 2 wybrane karty towarów.",
            "Zamiast każdej z nich może zapłacić 4 żetony ze skarbca.",
            "Gdy nie ma celu",
            "? Jeśli główna ofiara ma mniej kart towarów, niż powinna odrzucić, oddaje wszystko, co"
                + " ma.",
            "Szczegóły",
            "O każdej karcie decyduje się osobno: albo płaci się za nią pełną cenę, albo się ją"
                + " odrzuca.")
        .inOrder();
  }

  @Test
  public void aPageSaysHowTheTableHasSettledARuling() {
    String no = "No, it helps on flood plains only.";
    Rulings changed = Rulings.standard().with(Reading.ENGINEERING_ON_THE_PLAIN_ONLY);
    assertThat(text(Calamity.FLOOD, Rulings.standard())).doesNotContain(no);
    assertThat(text(Calamity.FLOOD, changed)).contains(no);
    assertThat(text(Calamity.FLOOD, changed))
        .contains(
            "− Engineering takes off 5 damage for every victim who holds it. A ruling of the table"
                + " applies.");
  }

  @Test
  public void aPageWithoutBeneficiaryDoesNotExcludeHim() {
    String excluded = "The beneficiary of a calamity of this name";
    assertThat(text(Calamity.FAMINE, Rulings.standard())).doesNotContain(excluded);
    assertThat(text(Calamity.EPIDEMIC, Rulings.standard())).contains(excluded);
  }

  @Test
  public void everyPageCanBeReadInEveryLanguage() {
    for (Language language : Language.values()) {
      for (Calamity calamity : Calamity.values()) {
        for (String line : page(calamity, Rulings.standard(), language)) {
          assertWithMessage("%s in %s", calamity, language).that(line).isNotEmpty();
          assertWithMessage("%s in %s", calamity, language).that(line).doesNotContain("{");
        }
      }
    }
  }

  private static String text(Calamity calamity, Rulings rulings) {
    return String.join("\n", page(calamity, rulings, Language.ENGLISH));
  }

  private static List<String> page(Calamity calamity, Rulings rulings, Language language) {
    return CalamityPage.of(calamity.row(), rulings).in(Words.in(language));
  }
}
