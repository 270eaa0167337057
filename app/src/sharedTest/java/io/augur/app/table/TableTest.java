package io.augur.app.table;

import static androidx.test.espresso.Espresso.pressBack;
import static com.google.common.truth.Truth.assertThat;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.Elsewhere;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.data.SessionState;
import io.augur.app.ui.GameId;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Place;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class TableTest {
  private static final int HELD = 3; // events after which Egypt holds three cards

  @Rule public final App app = new App(this);
  private final TableRobot table = new TableRobot(app);
  private final Recorded selection = Recorded.log("selection-8");
  private long id;

  @Test
  public void everybodyIsListedWithPublicFactsOnly() {
    show(HELD);
    table.seesRow("Minoa (Ann). A.S.T. space: 0, cities: –, advances: 0, calamities: 0");
    table.seesRow("Egypt (Hal). A.S.T. space: 0, cities: –, advances: 0, calamities: 3");
    table.hasNo("Famine").hasNo("Treachery").hasNo("Barbarian Hordes");
  }

  @Test
  public void beforePhaseEightThePhoneGoesRound() {
    show(0);
    table.sees("Pass the phone round").tap(R.id.next);
    assertThat(app.destination()).isEqualTo(R.id.hand);
  }

  @Test
  public void phaseEightBeginsAndTheWalkOpens() {
    show(HELD);
    Elsewhere.exists(app, R.id.walk);
    table.tap(R.id.begin);
    assertThat(app.destination()).isEqualTo(R.id.walk);
    assertThat(game().place()).isEqualTo(Optional.of(Place.SELECTION));
  }

  @Test
  public void theNextStepIsNamed() {
    show(selection.history().size());
    Elsewhere.exists(app, R.id.walk);
    table.sees("Go on: 9B Famine").tap(R.id.next);
    assertThat(app.destination()).isEqualTo(R.id.walk);
  }

  @Test
  public void undoTakesTheLastStepBack() {
    show(HELD);
    table.tap(R.id.undo).sees("Undone: Egypt holds one more calamity.");
    assertThat(game().size()).isEqualTo(HELD - 1);
  }

  @Test
  public void aTableThatIsGoneSaysSo() {
    app.show(R.id.table, GameId.toBundle(99));
    table.sees(R.string.table_gone_title);
  }

  @Test
  public void countsAreSteppedAndTypedAndSavedAtOnce() {
    show(0);
    table.open("Egypt").more("Cities").more("Cities").type("Tokens", "21");
    table.tap(R.id.save);
    assertThat(app.destination()).isEqualTo(R.id.table);
    assertThat(counts(Count.CITIES)).isEqualTo(2);
    assertThat(counts(Count.TOKENS)).isEqualTo(21);
    assertThat(game().last().get()).isInstanceOf(Event.Has.class);
  }

  @Test
  public void afterPhaseEightHasBegunAnEditIsACorrection() {
    show(selection.history().size());
    table.open("Egypt").more("Cities").tap(R.id.save);
    assertThat(game().last().get())
        .isEqualTo(new Event.Corrected(new Event.Has(Civilization.EGYPT, Count.CITIES, 1)));
  }

  @Test
  public void aCountThatCantBeIsRefusedAndTheBoundIsNamed() {
    show(0);
    table.open("Egypt").type("Cities", "12");
    table.sees("No more than 9 cities can be, and no less than none: 12 is not possible.");
    table.type("Cities", "5").type("Tokens", "50").type("Treasury", "9");
    table.sees("Tokens on the board and treasury together are 59, but a player owns only 55.");
    table.tap(R.id.save);
    assertThat(app.destination()).isEqualTo(R.id.seat);
    assertThat(game().size()).isEqualTo(0);
  }

  @Test
  public void advancesAreFoundByTypingAndByGroup() {
    show(0);
    table.open("Egypt").search("potter").hasNo("Agriculture").advance("Pottery");
    table.search("").tap("Religion").hasNo("Pottery").advance("Mysticism").tap(R.id.save);
    assertThat(game().table().player(Civilization.EGYPT).advances().list())
        .containsExactly(Advance.MYSTICISM, Advance.POTTERY);
  }

  @Test
  public void whatIsNotSavedOutlivesARotationAndIsAskedAboutOnLeaving() {
    show(0);
    table.open("Egypt").more("Cities").search("pottery").advance("Pottery");
    app.recreate();
    pressBack();
    table.answer("Save");
    assertThat(app.destination()).isEqualTo(R.id.table);
    assertThat(counts(Count.CITIES)).isEqualTo(1);
    assertThat(game().table().player(Civilization.EGYPT).advances().has(Advance.POTTERY)).isTrue();
  }

  @Test
  public void whatIsDiscardedDoesNotHappen() {
    show(0);
    table.open("Egypt").more("Cities");
    pressBack();
    table.answer("Discard");
    assertThat(app.destination()).isEqualTo(R.id.table);
    assertThat(game().size()).isEqualTo(0);
  }

  private void show(int events) {
    id = selection.play(app, events);
    app.show(R.id.table, GameId.toBundle(id));
  }

  private Game game() {
    SessionState state = app.parts().sessions().of(id).state().getValue();
    return ((SessionState.Open) state).game();
  }

  private int counts(Count count) {
    return game().table().player(Civilization.EGYPT).counts().of(count);
  }
}
