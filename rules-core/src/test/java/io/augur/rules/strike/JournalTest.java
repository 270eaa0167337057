package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Civilization.EGYPT;

import io.augur.rules.flow.Worksheet;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.List;
import org.junit.Test;

public final class JournalTest {
  private static String say(Worksheet losses, Language language) {
    return Words.in(language).say(io.augur.rules.flow.Says.losses(EGYPT, losses));
  }

  @Test
  public void onlyWhatHappenedIsTold() {
    assertThat(say(Worksheet.tokens(1), Language.ENGLISH)).isEqualTo("Egypt removes 1 token.");
    assertThat(say(Worksheet.destroyed(2), Language.ENGLISH)).isEqualTo("Egypt destroys 2 cities.");
    assertThat(say(Worksheet.NOTHING, Language.ENGLISH)).isEqualTo("Egypt loses nothing.");
    assertThat(say(new Worksheet(3, 1, List.of(2, 1)), Language.ENGLISH))
        .isEqualTo("Egypt removes 3 tokens, destroys 1 city and reduces 2 cities to 3 tokens.");
  }

  @Test
  public void inPolishToo() {
    assertThat(say(Worksheet.tokens(2), Language.POLISH)).isEqualTo("Egipt zdejmuje 2 żetony.");
    assertThat(say(new Worksheet(5, 1, List.of(2)), Language.POLISH))
        .isEqualTo(
            "Egipt zdejmuje 5 żetonów, niszczy 1 miasto"
                + " i redukuje 1 miasto, stawiając w jego miejsce 2 żetony.");
    assertThat(say(Worksheet.reduced(0, 0), Language.POLISH))
        .isEqualTo(
            "Egipt redukuje 2 miasta, lecz w zasobach brak żetonów, które mogłyby je zastąpić.");
  }
}
