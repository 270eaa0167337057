package io.augur.rules.log;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.Assert.assertThrows;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.table.Civilization;
import java.util.List;
import java.util.Random;
import org.junit.Test;

public final class ShuffleTest {
  private static final int ROUNDS = 20_000;

  @Test
  public void everyCardIsEquallyLikelyInEveryPlace() {
    Random random = new Random(1);
    for (int cards = 2; cards <= 7; cards++) {
      int[][] seen = new int[cards][cards];
      for (int i = 0; i < ROUNDS; i++) {
        List<Integer> order = Shuffle.of(cards, () -> random.nextInt(256)).order();
        for (int place = 0; place < cards; place++) {
          seen[place][order.get(place) - 1]++;
        }
      }
      double expected = (double) ROUNDS / cards;
      double chiSquare = 0;
      for (int[] row : seen) {
        for (int count : row) {
          chiSquare += (count - expected) * (count - expected) / expected;
        }
      }
      int freedom = (cards - 1) * (cards - 1);
      assertWithMessage("%s cards", cards)
          .that(chiSquare)
          .isLessThan(freedom + 4 * Math.sqrt(2.0 * freedom) + 4);
    }
  }

  @Test
  public void bytesThatWouldFavourSmallNumbersAreThrownAway() {
    int[] bytes = {255, 254, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8};
    int[] at = {0};
    Shuffle shuffle = Shuffle.of(3, () -> bytes[at[0]++]);
    assertThat(shuffle.order()).containsExactly(1, 2, 3); // 254 is fair for three, 255 is not
    assertThat(at[0]).isEqualTo(11);
  }

  @Test
  public void theSealDependsOnOrderAndNonce() {
    Shuffle shuffle = new Shuffle(List.of(2, 1, 3), "00ff00ff00ff00ff");
    assertThat(shuffle.seal()).hasLength(12);
    assertThat(new Shuffle(List.of(2, 3, 1), shuffle.nonce()).seal()).isNotEqualTo(shuffle.seal());
    assertThat(new Shuffle(shuffle.order(), "00").seal()).isNotEqualTo(shuffle.seal());
    assertThrows(IllegalArgumentException.class, () -> new Shuffle(List.of(1, 1), "00"));
    assertThrows(IllegalArgumentException.class, () -> Shuffle.of(0, () -> 0));
  }

  private static History sealed(int tapped, Calamity drawn) {
    String log =
        """
        augur 1
        table west_8 basic
        egypt holds famine drawn
        egypt holds treachery
        egypt holds barbarian_hordes
        go on
        """;
    History history = ((Replay.Whole) Replay.of(log)).history();
    Shuffle shuffle = new Shuffle(List.of(3, 1, 2), "0123456789abcdef");
    history.note(new Aside.Sealed(shuffle, shuffle.seal()));
    history.play(
        new Event.Drew(
            Civilization.EGYPT, drawn, drawn == Calamity.FAMINE ? Giver.DRAWN : Giver.UNKNOWN));
    history.note(new Aside.Tapped(tapped));
    return history;
  }

  @Test
  public void aHonestDrawHoldsAndACheatedOneShows() {
    // by call: treachery, famine, barbarian hordes; they lie hordes, treachery, famine
    Audit honest = Audit.of(LogText.marked(sealed(3, Calamity.FAMINE)));
    assertThat(honest.findings()).isEmpty();
    assertThat(honest.seals()).isEqualTo(1);
    assertThat(Audit.of(LogText.plain(sealed(1, Calamity.FAMINE))).findings()).hasSize(1);
    assertThat(Audit.of(LogText.plain(sealed(9, Calamity.FAMINE))).findings()).hasSize(1);
    String log = LogText.plain(sealed(3, Calamity.FAMINE));
    assertThat(Audit.of(log.replace("nonce 0", "nonce 1")).findings()).hasSize(1);
    assertThat(Audit.of(log.replace("tapped 3\n", "")).findings()).hasSize(1);
  }

  @Test
  public void undoBringsTheSameSealBack() {
    History history = sealed(3, Calamity.FAMINE);
    history.undo();
    assertThat(history.asides(4)).hasSize(1);
    assertThat(Audit.of(LogText.marked(history)).findings()).isEmpty();
    history.play(new Event.Drew(Civilization.EGYPT, Calamity.TREACHERY, Giver.UNKNOWN));
    assertThat(history.asides(4)).hasSize(1);
    assertThat(history.asides(5)).isEmpty();
  }
}
