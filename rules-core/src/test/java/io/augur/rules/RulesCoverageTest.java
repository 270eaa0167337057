package io.augur.rules;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.toList;

import java.io.IOException;
import java.util.List;
import org.junit.Test;

public final class RulesCoverageTest {
  private static final List<String> PAGES = List.of("000", "002", "003");

  @Test
  public void everyClassAndEveryTestOfTheTableExists() throws IOException {
    List<String> faults =
        Coverage.rows(Coverage.lines()).stream()
            .flatMap(row -> row.faults().stream())
            .collect(toList());
    assertThat(faults).isEmpty();
  }

  @Test
  public void everyPageIsThereAndItsSentencesAreNumberedWithoutAGap() throws IOException {
    List<String> numbers =
        Coverage.rows(Coverage.lines()).stream().map(Coverage.Row::number).collect(toList());
    for (String page : PAGES) {
      List<String> ofPage = numbers.stream().filter(it -> it.startsWith(page)).collect(toList());
      assertWithMessage(page).that(ofPage).isNotEmpty();
      for (int i = 0; i < ofPage.size(); i++) {
        assertThat(ofPage.get(i)).isEqualTo(page + "-" + (i + 1));
      }
    }
    assertThat(numbers.stream().map(it -> it.substring(0, 3)).distinct().collect(toList()))
        .containsExactlyElementsIn(PAGES);
  }

  @Test
  public void everySentenceThatAPolishPageIsMappedToIsInTheTable() throws IOException {
    List<String> lines = Coverage.lines();
    List<String> numbers =
        Coverage.rows(lines).stream().map(Coverage.Row::number).collect(toList());
    for (String line : lines) {
      if (line.startsWith("| 001") || line.startsWith("| 004")) {
        String[] cells = line.split("\\|", -1);
        for (String number : cells[2].trim().split(", ", -1)) {
          assertWithMessage(line).that(numbers).contains(number);
        }
      }
    }
  }

  @Test
  public void aRowThatNamesWhatIsNotThereIsFound() {
    String tests = "`phase.SelectionTest.thePhaseIsSkippedWhenNobodyIsOverALimit`";
    assertThat(faults("`phase.Draw`", tests)).isEmpty();
    assertThat(faults("`phase.Drew`", tests)).containsExactly("000-1: there is no phase.Drew");
    assertThat(faults("`phase.SelectionTest`", tests)).hasSize(1);
    assertThat(faults("`phase.Draw`", "`phase.SelectionTest.drew`")).hasSize(1);
    assertThat(faults("`phase.Draw`", "`phase.Draw.prompt`")).hasSize(1);
    assertThat(faults("`phase.Draw`", "`drew`")).hasSize(1);
    assertThat(faults("`phase.Draw`", "later")).hasSize(1);
    assertThat(faults("", Coverage.REASON + "the board shows it")).isEmpty();
  }

  private static List<String> faults(String classes, String tests) {
    String line = "| 000-1 | a sentence | " + classes + " | " + tests + " |";
    return Coverage.rows(List.of(line)).get(0).faults();
  }
}
