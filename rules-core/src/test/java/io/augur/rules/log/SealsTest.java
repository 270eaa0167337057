package io.augur.rules.log;

import static com.google.common.truth.Truth.assertThat;

import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;

public final class SealsTest {
  private static final String SEALED =
      """
      augur 1
      table west_8 basic
      egypt has 0 cities
      egypt holds famine drawn
      egypt holds treachery
      egypt holds superstition
      go on
      sealed %s: 2 1 3 nonce 00ff00ff00ff00ff
      egypt discards famine drawn
      tapped 1
      call treachery
      """;

  @Test
  public void theSealIsReadAtOnce() {
    assertThat(said(Seals.shown(history().asides(5))))
        .containsExactly("The cards are shuffled. Seal: " + seal());
    assertThat(Seals.shown(history().asides(4))).isEmpty();
  }

  @Test
  public void whatItCoversWaitsForTheLastHiddenCard() {
    History history = history();
    assertThat(said(opened(history, 7)))
        .containsExactly(
            "Card 1 from the left was tapped.",
            "What the seal covers can be read when Egypt has no hidden card any more.");
  }

  @Test
  public void whenNothingIsHiddenAnyMoreEverybodyCanCheckTheSeal() {
    History history = ((Replay.Whole) Replay.of(text() + "call superstition\n")).history();
    assertThat(said(opened(history, history.size())).get(1))
        .isEqualTo("Seal " + seal() + " covers: 2 1 3 nonce 00ff00ff00ff00ff");
  }

  @Test
  public void anUndoBehindTheDrawCoversItAgain() {
    History history = ((Replay.Whole) Replay.of(text() + "call superstition\n")).history();
    assertThat(said(opened(history, 0)).get(1)).startsWith("What the seal covers can be read");
  }

  private static List<Phrase> opened(History history, int now) {
    return Seals.opened(history.state(5), history.asides(5), history.asides(6), history.state(now));
  }

  private static History history() {
    return ((Replay.Whole) Replay.of(text())).history();
  }

  private static String text() {
    return SEALED.replace("%s", seal());
  }

  private static String seal() {
    return new Shuffle(List.of(2, 1, 3), "00ff00ff00ff00ff").seal();
  }

  private static List<String> said(List<Phrase> phrases) {
    return phrases.stream().map(Words.in(Language.ENGLISH)::say).collect(Collectors.toList());
  }
}
