package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.MINOA;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.view.Journal;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowLog;

/** Who may see what, as far as no screen is needed: a test for each cell of that table. */
@RunWith(AndroidJUnit4.class)
public final class PrivacyTest {
  private static final Card FAMINE = Card.hidden(Calamity.FAMINE, Giver.DRAWN);
  private static final Card FLOOD = Card.hidden(Calamity.FLOOD, Giver.DRAWN);
  private static final Card TREACHERY = Card.hidden(Calamity.TREACHERY, Giver.UNKNOWN);

  @Rule public final Phone phone = new Phone();

  private long id;

  @Before
  public void aTable() {
    id = phone.newGame(Setup.standard(8));
  }

  @Test
  public void theNumberOfCalamitiesIsPublic() {
    play(holds(FAMINE), holds(FLOOD));
    assertThat(publicLog()).contains("egypt holds 2 cards");
    assertThat(summary(Language.ENGLISH)).contains("Egypt");
  }

  @Test
  public void namesOfUnrevealedCalamitiesLeaveThePhoneInABackupOnly() {
    for (String log : Logs.SHORT) {
      id = phone.newGame(Logs.history(log).setup());
      Set<Calamity> known = EnumSet.noneOf(Calamity.class);
      int number = 0;
      for (Event event : Logs.events(log)) {
        phone.session(id).play(event);
        Game game = phone.shown(phone.session(id)).game();
        known.addAll(revealed(game));
        Set<Calamity> hidden = hidden(game);
        hidden.removeAll(known);
        if (!hidden.isEmpty() && number++ % 10 == 0) {
          hides(log + " after " + event.getClass().getSimpleName(), hidden);
        }
      }
    }
  }

  @Test
  public void aBackupCarriesThem() {
    play(holds(FAMINE));
    assertThat(text(new Export.Backup(id))).contains("egypt holds famine");
  }

  @Test
  public void whatWasRemovedAsAMistakeStaysHidden() {
    play(holds(FAMINE), new Event.HoldsNot(EGYPT, Calamity.FAMINE));
    hides("a mistake", EnumSet.of(Calamity.FAMINE));
  }

  @Test
  public void anUndoneCardIsNotNamedInWhatWasUndone() {
    play(holds(FAMINE));
    phone.session(id).undo();
    Said.Undone undone = (Said.Undone) phone.shown(phone.session(id)).said();
    for (Phrase line : undone.lines()) {
      lacks("undone", Words.in(Language.ENGLISH).say(line), EnumSet.of(Calamity.FAMINE));
    }
    hides("undone", EnumSet.of(Calamity.FAMINE));
  }

  @Test
  public void whoGaveACardIsHiddenUntilTheBeneficiaryIsNamed() {
    play(new Event.Holds(EGYPT, Calamity.SUPERSTITION, Giver.traded(ASSYRIA)));
    assertThat(publicLog()).doesNotContain("from assyria");
    String summary = summary(Language.ENGLISH);
    assertThat(summary.substring(summary.indexOf("Turn 1"))).doesNotContain("Assyria");
  }

  @Test
  public void aDiscardIsPublicFromTheMomentOfTheDraw() {
    play(holds(FAMINE), holds(FLOOD), holds(TREACHERY), new Event.WentOn());
    phone.session(id).seal();
    SessionState.Open sealed = phone.shown(phone.session(id));
    assertThat(sealed.game().prompt()).isInstanceOf(Prompt.Draw.class);
    String nonce = sealed.shuffle().get().nonce();
    assertThat(publicLog()).contains(sealed.shuffle().get().seal());
    assertThat(publicLog()).doesNotContain(nonce);
    phone.session(id).draw(1);
    Event.Drew drew = (Event.Drew) phone.shown(phone.session(id)).game().last().get();
    assertThat(summary(Language.ENGLISH)).contains(title(drew.calamity(), Language.ENGLISH));
    assertThat(publicLog()).contains("discards " + drew.calamity().key());
  }

  @Test
  public void whatIsCalledIsPublic() {
    play(holds(FAMINE), new Event.WentOn(), new Event.Called(Calamity.FAMINE));
    assertThat(summary(Language.ENGLISH)).contains(title(Calamity.FAMINE, Language.ENGLISH));
    assertThat(publicLog()).contains("call famine");
  }

  @Test
  public void commodityCardsAreANumber() {
    play(new Event.Has(MINOA, Count.CARDS, 7));
    assertThat(publicLog()).contains("minoa has 7 cards");
  }

  @Test
  public void nothingThatFailsTellsTheLogOfThePhone() {
    play(holds(FAMINE));
    phone.sql("PRAGMA query_only = 1");
    phone.session(id).play(holds(FLOOD));
    assertThat(phone.shown(phone.session(id)).said()).isEqualTo(new Said.NotStored());
    phone.sql("PRAGMA query_only = 0");
    phone.sql("UPDATE line SET line = line || ' too' WHERE event = 1");
    phone.reopened(id);
    publicLog();
    assertThat(ShadowLog.getLogsForTag("Session")).isNotEmpty();
    for (ShadowLog.LogItem item : ShadowLog.getLogs()) {
      String said = item.msg + (item.throwable == null ? "" : trace(item.throwable));
      lacks("logcat", said, EnumSet.of(Calamity.FAMINE, Calamity.FLOOD));
    }
  }

  private static String trace(Throwable thrown) {
    StringBuilder trace = new StringBuilder();
    for (Throwable it = thrown; it != null; it = it.getCause()) {
      trace.append(it).append('\n');
    }
    return trace.toString();
  }

  private static Event holds(Card card) {
    return new Event.Holds(EGYPT, card.calamity(), card.giver());
  }

  private void play(Event... events) {
    for (Event event : events) {
      phone.session(id).play(event);
      assertThat(phone.shown(phone.session(id)).said()).isEqualTo(Said.NOTHING);
    }
  }

  private void hides(String when, Set<Calamity> hidden) {
    lacks(when + ", public log", publicLog(), hidden);
    lacks(when + ", summary", summary(Language.ENGLISH), hidden);
    lacks(when + ", summary", summary(Language.POLISH), hidden);
    lacks(when + ", journal", journal(), hidden);
    lacks(when + ", list", list(), hidden);
  }

  private static void lacks(String where, String text, Set<Calamity> hidden) {
    String low = text.toLowerCase(Locale.ROOT);
    for (Calamity calamity : hidden) {
      for (String name :
          List.of(
              calamity.key(),
              title(calamity, Language.ENGLISH).toLowerCase(Locale.ROOT),
              title(calamity, Language.POLISH).toLowerCase(Locale.ROOT))) {
        assertWithMessage("%s, %s", where, calamity).that(low).doesNotContain(name);
      }
    }
  }

  private static String title(Calamity calamity, Language language) {
    return Words.in(language).say(calamity.row().title());
  }

  private static Set<Calamity> hidden(Game game) {
    Set<Calamity> hidden = EnumSet.noneOf(Calamity.class);
    for (Player player : game.table().players()) {
      player.hand().stream().filter(it -> !it.revealed()).forEach(it -> hidden.add(it.calamity()));
    }
    return hidden;
  }

  /** What lies face up or was called, drawn or asked about. */
  private static Set<Calamity> revealed(Game game) {
    Set<Calamity> revealed = EnumSet.noneOf(Calamity.class);
    for (Player player : game.table().players()) {
      player.hand().stream().filter(Card::revealed).forEach(it -> revealed.add(it.calamity()));
    }
    game.table().parts().forEach(part -> revealed.add(part.calamity()));
    if (game.last().get() instanceof Event.Drew drew) {
      revealed.add(drew.calamity());
    }
    if (game.last().get() instanceof Event.Called called) {
      revealed.add(called.calamity());
    }
    return revealed;
  }

  private String publicLog() {
    return text(new Export.PublicLog(id));
  }

  private String summary(Language language) {
    return text(new Export.Summary(id, language));
  }

  private String text(Export export) {
    return Phone.<Optional<String>>await(then -> phone.exports().text(export, then), Optional.class)
        .get();
  }

  private String journal() {
    Chronicle chronicle =
        Phone.<Optional<Chronicle>>await(phone.session(id)::whole, Optional.class).get();
    List<String> lines = new ArrayList<>();
    for (Chronicle.Moment moment : chronicle.moments()) {
      Journal.of(moment.game()).forEach(it -> lines.add(Words.in(Language.ENGLISH).say(it)));
    }
    return String.join("\n", lines);
  }

  private String list() {
    Tables tables = phone.tables();
    tables.retry();
    Phone.idle();
    return String.valueOf(tables.reading().getValue());
  }
}
