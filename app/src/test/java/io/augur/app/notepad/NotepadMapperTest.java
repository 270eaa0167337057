package io.augur.app.notepad;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.CIVIL_WAR;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.TEMPEST;
import static io.augur.rules.table.Civilization.EGYPT;

import io.augur.app.data.Kind;
import io.augur.app.data.Said;
import io.augur.app.data.SessionState;
import io.augur.app.notepad.NotepadUiState.Verdict;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Setup;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Civilization;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public final class NotepadMapperTest {
  private final Game empty = Turn.begin(Setup.standard(16));
  private final Game famine = holding(empty, FAMINE);

  @Test
  public void beforeACallTheListSaysNothingOfTheHand() {
    assertThat(shown(famine).items()).isEqualTo(shown(empty).items());
    assertThat(shown(famine).cards()).isEqualTo(1);
  }

  @Test
  public void aCallTellsOfItsOwnNameOnly() {
    Game both = holding(famine, CIVIL_WAR);
    assertThat(shown(both, CIVIL_WAR).items())
        .isEqualTo(shown(holding(empty, CIVIL_WAR), CIVIL_WAR).items());
  }

  @Test
  public void aCardOfTheHandIsYoursWhenItIsCalled() {
    assertThat(now(famine, FAMINE).verdict()).isEqualTo(Verdict.YOURS);
    assertThat(now(famine, CIVIL_WAR).verdict()).isEqualTo(Verdict.NOT_YOURS);
  }

  @Test
  public void bothCopiesAreToBeRevealed() {
    Game both = holding(holding(empty, Calamity.TREACHERY), Calamity.TREACHERY);
    assertThat(now(both, Calamity.TREACHERY).cards()).isEqualTo(2);
  }

  @Test
  public void aHandWithAPinTellsNothing() {
    NotepadUiState.Shown shown =
        (NotepadUiState.Shown) NotepadMapper.map(open(famine), Optional.of(FAMINE), List.of(EGYPT));
    assertThat(shown.now().get().verdict()).isEqualTo(Verdict.LOCKED);
    assertThat(shown.now().get().cards()).isEqualTo(0);
  }

  @Test
  public void minorsAreListedOnlyWhereTheyAreInPlay() {
    assertThat(shown(empty).items()).contains(new NotepadUiState.Later(TEMPEST));
    assertThat(shown(Turn.begin(Setup.standard(8))).items())
        .doesNotContain(new NotepadUiState.Later(TEMPEST));
  }

  @Test
  public void whatWasCalledEarlierStandsBeforeAndTheRestLater() {
    List<NotepadUiState.Item> items = shown(empty, FAMINE).items();
    assertThat(items).contains(new NotepadUiState.Before(TEMPEST));
    assertThat(items).contains(new NotepadUiState.Later(CIVIL_WAR));
  }

  @Test
  public void aTableIsNoNotepad() {
    SessionState.Open table =
        new SessionState.Open(
            1, "Friday", Kind.TABLE, empty, 0, 0, Optional.empty(), Optional.empty(), Said.NOTHING);
    assertThat(NotepadMapper.map(table, Optional.empty(), List.of()))
        .isEqualTo(new NotepadUiState.Gone());
  }

  private static NotepadUiState.Now now(Game game, Calamity called) {
    return shown(game, called).now().get();
  }

  private static NotepadUiState.Shown shown(Game game, Calamity... called) {
    List<Civilization> nobody = List.of();
    return (NotepadUiState.Shown)
        NotepadMapper.map(open(game), List.of(called).stream().findFirst(), nobody);
  }

  private static SessionState.Open open(Game game) {
    return new SessionState.Open(
        1,
        "Friday",
        new Kind.Notepad(EGYPT),
        game,
        game.size(),
        game.size(),
        Optional.empty(),
        Optional.empty(),
        Said.NOTHING);
  }

  private static Game holding(Game game, Calamity calamity) {
    Event holds = new Event.Holds(EGYPT, calamity, Giver.DRAWN);
    return ((Outcome.Played) game.play(holds)).game();
  }
}
