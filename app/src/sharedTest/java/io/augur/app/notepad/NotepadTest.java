package io.augur.app.notepad;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.CIVIL_WAR;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.ROME;

import android.view.WindowManager;
import androidx.test.espresso.Espresso;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.data.BrokenDatabase;
import io.augur.app.data.SessionState;
import io.augur.app.hand.HandRobot;
import io.augur.app.ui.GameId;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.table.Advance;
import io.augur.rules.view.HandView;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class NotepadTest {
  @Rule public final App app = new App(this);
  private final NotepadRobot notepad = new NotepadRobot();
  private final HandRobot hand = new HandRobot();
  private long id;

  @Test
  public void anEmptyNotepadSaysWhereToBegin() {
    given();
    notepad.sees("My cards (0)").sees(text(R.string.notepad_empty));
  }

  @Test
  public void cardsAreEnteredBehindTheCurtainAsAtATable() {
    given();
    notepad.cards();
    hand.hasNo("1 of 8").hold().stack(3).name("Famine").stack(2).name("Treachery").giver("Rome");
    assertThat(cards())
        .containsExactly(
            Card.hidden(TREACHERY, Giver.traded(ROME)), Card.hidden(FAMINE, Giver.DRAWN));
    hand.remove("Famine").next();
    assertThat(app.destination()).isEqualTo(R.id.notepad);
    notepad.sees("My cards (1)");
  }

  @Test
  public void theWindowIsSecureExactlyWhileTheOwnHandIsOpen() {
    given(holds(FAMINE));
    assertThat(secure()).isFalse();
    notepad.cards();
    assertThat(secure()).isFalse();
    hand.hold();
    assertThat(secure()).isTrue();
    hand.next();
    assertThat(secure()).isFalse();
    notepad.call(FAMINE);
    assertThat(secure()).isFalse();
  }

  @Test
  public void aCallOfTheOwnCardIsTheCueToRevealIt() {
    given(holds(FAMINE));
    notepad.call(FAMINE).sees("That is yours: reveal it!").revealed();
    assertThat(cards()).isEmpty();
    notepad.sees("Not in this hand.").sees("My cards (0)").tap(R.id.undo).sees("My cards (1)");
  }

  @Test
  public void anotherCallSaysThatItIsNotInTheHand() {
    given(holds(FAMINE));
    notepad.call(TREACHERY).sees("Not in this hand.").seesNot(R.id.revealed);
    notepad.call(CIVIL_WAR).seesRow("Civil War, called now");
  }

  @Test
  public void theSameTapAgainTakesACallBack() {
    given(holds(FAMINE));
    notepad.call(FAMINE).call(FAMINE).seesNot(R.id.verdict);
  }

  @Test
  public void behindTheCurtainTheNextOfTheOwnCardsIsMarked() {
    given(holds(FAMINE), holds(CIVIL_WAR));
    notepad.call(TREACHERY).cards();
    hand.hasNo("Famine").hold().sees("The next of these to be called").close();
    Espresso.pressBack();
    notepad.call(FAMINE).cards();
    hand.hold().sees("Called now: reveal it").sees("The next of these to be called");
  }

  @Test
  public void aHandWithAPinDoesNotSayWhetherTheCallIsInIt() {
    given(holds(FAMINE));
    notepad.cards();
    hand.hold().changePin().pin("4711").next();
    notepad.call(FAMINE).sees(text(R.string.notepad_locked)).seesNot(R.id.revealed);
  }

  @Test
  public void whatTheOwnAdvancesChangeStandsUnderTheCall() {
    given(holds(FAMINE), new Event.Owns(EGYPT, Advance.POTTERY));
    notepad.call(FAMINE).sees("For Egypt now").rules();
    assertThat(app.destination()).isEqualTo(R.id.reference);
    notepad.sees("For Egypt now").hasNo("For Rome now");
  }

  @Test
  public void ownNumbersAreEnteredOnTheirPage() {
    given();
    notepad.numbers();
    assertThat(app.destination()).isEqualTo(R.id.seat);
  }

  @Test
  public void aRotationKeepsTheCall() {
    given(holds(FAMINE));
    notepad.call(FAMINE);
    app.recreate();
    notepad.sees("That is yours: reveal it!");
  }

  @Test
  public void whatCantBeReadIsSaidAndReadAgain() {
    BrokenDatabase.plant();
    app.show(R.id.notepad, GameId.toBundle(1));
    notepad.sees(text(R.string.table_unreadable_title));
    BrokenDatabase.remove();
    notepad.tap(R.id.retry).sees(text(R.string.table_gone_title));
  }

  @Test
  public void aDamagedNotepadIsReadOnlyAndGoesOnInACopy() {
    long damaged = NotepadRobot.given(app, 8, EGYPT, holds(FAMINE), holds(CIVIL_WAR));
    app.parts().database().damage(damaged, 2);
    app.forgetGames();
    app.show(R.id.notepad, GameId.toBundle(damaged));
    notepad.call(FAMINE).sees("That is yours: reveal it!").seesNot(R.id.revealed);
    notepad.cards().sees("My cards (1)");
    assertThat(app.destination()).isEqualTo(R.id.notepad);
  }

  @Test
  public void aNotepadThatWasDeletedIsSaidToBeGone() {
    app.show(R.id.notepad, GameId.toBundle(4711));
    notepad.sees(text(R.string.table_gone_title));
  }

  @Test
  public void whileItIsReadNothingIsClaimed() {
    long read = NotepadRobot.given(app, 8, EGYPT);
    app.forgetGames();
    app.open();
    app.parts().disk().hold();
    app.show(R.id.notepad, GameId.toBundle(read));
    notepad.hasNo(text(R.string.notepad_empty));
    app.parts().disk().release();
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    notepad.sees(text(R.string.notepad_empty));
  }

  private void given(Event... facts) {
    id = NotepadRobot.given(app, 8, EGYPT, facts);
    app.show(R.id.notepad, GameId.toBundle(id));
  }

  private static Event holds(Calamity calamity) {
    return new Event.Holds(EGYPT, calamity, Giver.DRAWN);
  }

  private List<Card> cards() {
    SessionState state = app.parts().sessions().of(id).state().getValue();
    return HandView.of(((SessionState.Open) state).game(), EGYPT).hand();
  }

  private boolean secure() {
    boolean[] secure = new boolean[1];
    app.onActivity(
        activity ->
            secure[0] =
                (activity.getWindow().getAttributes().flags
                        & WindowManager.LayoutParams.FLAG_SECURE)
                    != 0);
    return secure[0];
  }

  private static String text(int id) {
    return InstrumentationRegistry.getInstrumentation().getTargetContext().getString(id);
  }
}
