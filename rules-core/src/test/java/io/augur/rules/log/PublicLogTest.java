package io.augur.rules.log;

import static com.google.common.truth.Truth.assertThat;

import io.augur.rules.flow.Setup;
import io.augur.rules.table.LineUp;
import java.util.List;
import org.junit.Test;

public final class PublicLogTest {
  private static final String HEAD = LogText.setup(Setup.standard(LineUp.WEST_8));
  private static final String GATHERED =
      """
      # Egypt told me that he has treachery
      egypt holds famine drawn
      egypt holds treachery from rome
      minoa has 3 cities
      egypt holds superstition from assyria
      """;
  private static final String SEAL = "sealed 8a415af23af4: 3 1 2 nonce 0123456789abcdef\n";

  @Test
  public void aHandIsANumber() {
    opens(GATHERED, "minoa has 3 cities\n# egypt holds 3 cards\n");
  }

  @Test
  public void aShuffleIsNoMoreThanItsSealWhileCardsOfItAreHidden() {
    opens(
        GATHERED + "go on\n" + SEAL,
        "minoa has 3 cities\n# go on\n# sealed 8a415af23af4\n# egypt holds 3 cards\n");
  }

  @Test
  public void aDrawnCardIsNamedButNotWhoGaveIt() {
    opens(
        GATHERED + "go on\n" + SEAL + "egypt discards treachery from rome\ntapped 2\n",
        """
        minoa has 3 cities
        # egypt holds treachery
        # go on
        # sealed 8a415af23af4
        # egypt discards treachery
        # tapped 2
        # egypt holds 2 cards
        """);
  }

  @Test
  public void aGiverIsToldWithTheBeneficiary() {
    String before = "carthage has 3 cities\nhellas has 2 cities\n";
    String card = "carthage holds treachery from hellas\n";
    opens(before + card + "go on\n", before + "# go on\n# carthage holds 1 card\n");
    String called = "go on\ncall treachery\n";
    opens(before + card + called, before + card + called);
  }

  @Test
  public void aGiverStaysUnknownWhereNobodyBenefits() {
    String called = "go on\ncall superstition\n";
    opens("minoa holds superstition from rome\n" + called, "minoa holds superstition\n" + called);
  }

  @Test
  public void whatWasNeverHeldIsNotTold() {
    opens("egypt holds flood\negypt never held flood\ngo on\n", "go on\n");
  }

  @Test
  public void onceAllCardsAreKnownTheShuffleCanBeChecked() {
    Shuffle shuffle = new Shuffle(List.of(2, 1), "0123456789abcdef");
    String seal = LogText.line(new Aside.Sealed(shuffle, shuffle.seal())) + "\n";
    String log =
        LogText.setup(Setup.standard(LineUp.ALL_12))
            + "rome holds superstition from minoa\nrome holds superstition from hatti\ngo on\n"
            + seal
            + "rome discards superstition from hatti\ntapped 1\n";
    assertThat(Audit.of(log).findings()).isEmpty();
    assertThat(PublicLog.of(history(log))).contains("# sealed " + shuffle.seal() + "\n");
    String open = PublicLog.of(history(log + "call superstition\n"));
    assertThat(open).contains("go on\n" + seal + "rome discards superstition\ntapped 1\n");
    assertThat(Audit.of(open).findings()).isEmpty();
    assertThat(Audit.of(open).seals()).isEqualTo(1);
  }

  @Test
  public void aCheckpointShowsNoHandEither() {
    String start = "turn 2 begins after 9 events\negypt holds flood\nso it stands\n";
    String open = open(start + "minoa has 3 cities\n");
    assertThat(open).doesNotContain("flood");
    assertThat(open).contains("turn 2 begins after 9 events\n");
    assertThat(open).endsWith("\nminoa has 3 cities\n# egypt holds 1 card\n");
  }

  @Test
  public void aCardOfTheCheckpointIsToldLikeAnyOther() {
    String start =
        "turn 2 begins after 9 events\nminoa holds superstition from rome\nso it stands\n";
    String open = open(start + "go on\ncall superstition\n");
    assertThat(open).endsWith("\nminoa holds superstition\ngo on\ncall superstition\n");
    assertThat(history(open).now().table().turn()).isEqualTo(2);
  }

  private static void opens(String lines, String open) {
    assertThat(open(lines)).isEqualTo(HEAD + open);
  }

  private static String open(String lines) {
    return PublicLog.of(history(HEAD + lines));
  }

  private static History history(String log) {
    return ((Replay.Whole) Replay.of(log)).history();
  }
}
