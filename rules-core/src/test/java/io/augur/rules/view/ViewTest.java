package io.augur.rules.view;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.CIVIL_WAR;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.SUPERSTITION;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;

import io.augur.rules.Scenario;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Table;
import io.augur.rules.log.Samples;
import io.augur.rules.table.LineUp;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class ViewTest {
  private final Scenario table =
      Scenario.at(LineUp.WEST_8)
          .everybodyHas(3, 20)
          .holds(EGYPT, FAMINE, TREACHERY)
          .holds(EGYPT, SUPERSTITION, ASSYRIA)
          .holds(HELLAS, CIVIL_WAR);

  @Test
  public void theTableSeesNumbersButNoNames() {
    hides(table.game(), FAMINE, TREACHERY, SUPERSTITION, CIVIL_WAR);
    assertThat(seat(table.game(), 7).calamities()).isEqualTo(3);
    table.begin(); // Egypt draws
    hides(table.game(), FAMINE, TREACHERY, SUPERSTITION, CIVIL_WAR);
    table.play(new Event.Drew(EGYPT, TREACHERY, Giver.DRAWN));
    hides(table.game(), SUPERSTITION, CIVIL_WAR); // famine is about to be called
    assertThat(TableView.of(table.game()).discarded()).containsExactly(TREACHERY);
    assertThat(seat(table.game(), 7).revealed()).isEmpty();
    table.call(FAMINE);
    hides(table.game(), SUPERSTITION, CIVIL_WAR);
    assertThat(seat(table.game(), 7).revealed()).hasSize(1);
  }

  @Test
  public void whoHoldsACalamityIsNotSaidBeforeItIsCalled() {
    Scenario called = Scenario.at(LineUp.WEST_8).holds(EGYPT, FAMINE).begin();
    assertThat(TableView.of(called.game()).page().toString()).doesNotContain("egypt");
  }

  @Test
  public void aGiverIsUnknownUntilTheBeneficiaryIsNamed() {
    Scenario given = Scenario.at(LineUp.WEST_8).holds(MINOA, SUPERSTITION, ASSYRIA);
    assertThat(TableView.of(given.game()).toString()).doesNotContain("Traded");
    assertThat(HandView.of(given.game(), MINOA).hand())
        .containsExactly(Card.hidden(SUPERSTITION, Giver.traded(ASSYRIA)));
    given.call(SUPERSTITION);
    assertThat(TableView.of(given.game()).toString()).doesNotContain("Traded");
  }

  @Test
  public void aGiverIsSeenOnceTheBeneficiaryIsNamed() {
    Scenario given = Scenario.at(LineUp.WEST_8).everybodyHas(3, 20).holds(MINOA, TREACHERY, HELLAS);
    assertThat(seat(given.call(TREACHERY).game(), 0).revealed())
        .containsExactly(new SeatView.Revealed(TREACHERY, Giver.traded(HELLAS)));
  }

  @Test
  public void ofTwoCardsOfOneNameTheSecondKeepsItsSecretUntilItIsCalled() {
    Scenario two = Scenario.at(LineUp.ALL_12).everybodyHas(3, 20).holds(MINOA, TREACHERY, HELLAS);
    two.begin().corrected(new Event.Holds(MINOA, TREACHERY, Giver.traded(EGYPT)));
    SeatView.Revealed first = new SeatView.Revealed(TREACHERY, Giver.traded(HELLAS));
    assertThat(seat(two.call(TREACHERY).game(), 0).revealed()).containsExactly(first);
    two.annexes(HELLAS, MINOA, 1, 0);
    assertThat(seat(two.game(), 0).revealed()).isEmpty();
    assertThat(seat(two.call(TREACHERY).game(), 0).revealed())
        .containsExactly(new SeatView.Revealed(TREACHERY, Giver.traded(EGYPT)));
  }

  @Test
  public void aGiverOfTheSecondIsUnknownUntilItsOwnBeneficiaryIsNamed() {
    Scenario two = Scenario.at(LineUp.ALL_12).has(MINOA, 3, 20).has(HELLAS, 3, 20);
    two.holds(MINOA, TREACHERY, HELLAS).begin();
    two.corrected(new Event.Holds(MINOA, TREACHERY, Giver.DRAWN));
    two.call(TREACHERY).annexes(HELLAS, MINOA, 1, 0).call(TREACHERY);
    two.prompt(Prompt.HowMany.class); // to find the fullest stock
    assertThat(seat(two.game(), 0).revealed())
        .containsExactly(new SeatView.Revealed(TREACHERY, Giver.UNKNOWN));
  }

  @Test
  public void aPlayerSeesHisOwnCardsAndNobodyElses() {
    HandView egypt = HandView.of(table.game(), EGYPT);
    assertThat(egypt.hand()).hasSize(3);
    assertThat(egypt.toString()).doesNotContain("CIVIL_WAR");
    assertThat(reachable(egypt).stream().filter(Card.class::isInstance).count()).isEqualTo(3);
  }

  @Test
  public void theJournalNamesNoHiddenCard() {
    Game game = table.game();
    List<String> lines = new ArrayList<>();
    while (game.last().isPresent()) {
      for (Phrase line : Journal.of(game)) {
        lines.add(Words.in(Language.ENGLISH).say(line));
      }
      game = game.before().orElseThrow(IllegalStateException::new);
    }
    assertThat(lines).contains("Egypt holds one more calamity.");
    assertThat(lines.toString()).doesNotContain("Famine");
    assertThat(lines.toString()).doesNotContain("Assyria holds");
  }

  @Test
  public void everyKindOfEventHasItsJournalLine() {
    Samples samples = new Samples(4);
    for (Class<? extends Event> kind : Samples.kinds()) {
      for (int i = 0; i < 20; i++) {
        for (Phrase line : Journal.line(samples.event(kind))) {
          assertThat(Words.in(Language.ENGLISH).say(line)).isNotEmpty();
          assertThat(Words.in(Language.POLISH).say(line)).isNotEmpty();
        }
      }
    }
  }

  private static SeatView seat(Game game, int place) {
    return TableView.of(game).seats().get(place);
  }

  private static void hides(Game game, Calamity... hidden) {
    TableView view = TableView.of(game);
    for (Object object : reachable(view)) {
      assertThat(object).isNotInstanceOf(Table.class);
      assertThat(object).isNotInstanceOf(Player.class);
      assertThat(object).isNotInstanceOf(Card.class);
      assertThat(object).isNotInstanceOf(Game.class);
      assertThat(object).isNotInstanceOf(Prompt.class);
      assertThat(List.of(hidden)).doesNotContain(object);
    }
    for (Calamity calamity : hidden) {
      assertWithMessage("%s", calamity).that(view.toString()).doesNotContain(calamity.name());
      assertThat(view.toString()).doesNotContain(calamity.key());
    }
  }

  /** All that can be reached through records and lists; anything else has to be harmless. */
  private static List<Object> reachable(Object root) {
    List<Object> reached = new ArrayList<>(List.of(root));
    for (int i = 0; i < reached.size(); i++) {
      Object object = reached.get(i);
      if (object instanceof List<?> list) {
        assertThat(list.getClass().getName()).contains("ImmutableCollections");
        reached.addAll(list);
      } else if (object instanceof Record) {
        for (RecordComponent part : object.getClass().getRecordComponents()) {
          reached.add(value(object, part));
        }
      } else {
        boolean plain =
            object instanceof Enum
                || object instanceof String
                || object instanceof Integer
                || object instanceof io.augur.rules.table.Advances;
        assertWithMessage("%s", object.getClass()).that(plain).isTrue();
      }
    }
    return reached;
  }

  private static Object value(Object object, RecordComponent part) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(object);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("can't look into " + object, e);
    }
  }
}
