package io.augur.app.notepad;

import static io.augur.rules.calamity.Calamity.BARBARIAN_HORDES;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.ROME;

import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.hand.HandRobot;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.setup.OwnHandRobot;
import io.augur.app.ui.GameId;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.table.Advance;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class NotepadScreensTest {
  @Rule public final Pictures pictures;
  private final NotepadRobot notepad = new NotepadRobot();

  public NotepadScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void newNotepad() {
    pictures.take("own-hand", () -> new OwnHandRobot().ownHand().civilization(ROME));
  }

  @Test
  public void listed() {
    aHand();
    pictures.take("own-hand-listed", () -> {});
  }

  @Test
  public void empty() {
    long id = NotepadRobot.given(pictures.app(), 8, EGYPT);
    pictures.take("notepad-empty", () -> pictures.app().show(R.id.notepad, GameId.toBundle(id)));
  }

  @Test
  public void yours() {
    long id = aHand();
    pictures.take("notepad-yours", () -> show(id).call(FAMINE));
  }

  @Test
  public void notYours() {
    long id = aHand();
    pictures.take("notepad-not-yours", () -> show(id).call(TREACHERY));
  }

  @Test
  public void curtain() {
    long id = aHand();
    pictures.take("notepad-curtain", () -> show(id).cards());
  }

  @Test
  public void hand() {
    long id = aHand();
    pictures.take(
        "notepad-hand",
        () -> {
          show(id).call(FAMINE).cards();
          new HandRobot().hold();
        });
  }

  private long aHand() {
    return NotepadRobot.given(
        pictures.app(),
        8,
        EGYPT,
        new Event.Has(EGYPT, Count.CITIES, 4),
        new Event.Has(EGYPT, Count.TOKENS, 21),
        new Event.Owns(EGYPT, Advance.POTTERY),
        new Event.Owns(EGYPT, Advance.AGRICULTURE),
        new Event.Holds(EGYPT, FAMINE, Giver.DRAWN),
        new Event.Holds(EGYPT, BARBARIAN_HORDES, Giver.traded(ROME)));
  }

  private NotepadRobot show(long id) {
    pictures.app().show(R.id.notepad, GameId.toBundle(id));
    return notepad;
  }
}
