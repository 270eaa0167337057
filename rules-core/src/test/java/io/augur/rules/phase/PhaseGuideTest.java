package io.augur.rules.phase;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.toList;

import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.Test;

public final class PhaseGuideTest {
  @Test
  public void theGuideHoldsEveryTextAboutPhases() {
    List<String> used =
        Arrays.stream(PhaseGuide.values())
            .flatMap(it -> Stream.concat(Stream.of(it.title()), it.paragraphs().stream()))
            .map(Phrase::key)
            .collect(toList());
    assertThat(used)
        .containsExactlyElementsIn(
            Words.in(Language.POLISH).keys().stream()
                .filter(it -> it.startsWith("phase."))
                .collect(toList()));
  }

  @Test
  public void thePhasesComeInTheOrderOfATurn() {
    assertThat(Arrays.stream(PhaseGuide.values()).map(it -> it.place().section()).collect(toList()))
        .containsExactly("8", "9", "9A", "9B", "10", "11", "12", "13")
        .inOrder();
    assertThat(PhaseGuide.SURPLUS.key()).isEqualTo("surplus");
  }
}
