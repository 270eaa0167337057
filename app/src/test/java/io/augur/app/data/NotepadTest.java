package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Civilization;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class NotepadTest {
  @Rule public final Phone phone = new Phone();

  private long id;

  @Before
  public void aNotepadOfEgypt() {
    Created created =
        Phone.await(
            then -> phone.tables().createNotepad("mine", Setup.standard(8), EGYPT, then),
            Created.class);
    id = ((Created.Stored) created).id();
  }

  @Test
  public void theListKnowsANotepad() {
    Tables tables = phone.tables();
    tables.retry();
    Phone.idle();
    Kept kept = ((Reading.Games) tables.reading().getValue()).games().get(0);
    assertThat(kept.kind()).isEqualTo(new Kind.Notepad(EGYPT));
  }

  @Test
  public void noOtherHandIsKept() {
    Session session = phone.session(id);
    session.play(holds(MINOA));
    assertThat(phone.shown(session).said()).isEqualTo(new Said.OthersHand(MINOA));
    session.play(new Event.Corrected((Event.Fact) holds(MINOA)));
    assertThat(phone.shown(session).said()).isEqualTo(new Said.OthersHand(MINOA));
    session.play(holds(EGYPT));
    assertThat(phone.reopened(id).game().events()).containsExactly(holds(EGYPT));
  }

  @Test
  public void aCallOfTheOwnCardIsTheCueToRevealIt() {
    phone.session(id).play(holds(EGYPT));
    Game game = phone.reopened(id).game();
    assertThat(Notepad.toReveal(game, EGYPT, Calamity.FAMINE))
        .containsExactly(Card.hidden(Calamity.FAMINE, Giver.UNKNOWN));
    assertThat(Notepad.toReveal(game, EGYPT, Calamity.FLOOD)).isEmpty();
  }

  private static Event holds(Civilization player) {
    return new Event.Holds(player, Calamity.FAMINE, Giver.UNKNOWN);
  }
}
