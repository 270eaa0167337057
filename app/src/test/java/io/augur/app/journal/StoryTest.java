package io.augur.app.journal;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.data.Chronicle;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Game;
import io.augur.rules.log.Aside;
import io.augur.rules.log.History;
import io.augur.rules.log.Replay;
import io.augur.rules.log.Shuffle;
import io.augur.rules.table.Place;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;

public final class StoryTest {
  private static final Shuffle SHUFFLE = new Shuffle(List.of(2, 1, 3), "00ff00ff00ff00ff");
  private static final Filter ALL = Filter.of("", "");
  private static final History HISTORY =
      ((Replay.Whole)
              Replay.of(
                  """
                  augur 1
                  table west_8 basic
                  egypt has 0 cities
                  egypt holds famine drawn
                  egypt holds treachery
                  egypt holds superstition
                  go on
                  egypt discards famine drawn
                  call treachery
                  """))
          .history();

  @Test
  public void eachPhaseHasItsHeading() {
    List<Story.Row> rows = Story.of(chronicle(7), ALL);
    assertThat(rows.get(0)).isEqualTo(new Story.Heading(1, Optional.empty()));
    assertThat(rows).contains(new Story.Heading(1, Optional.of(Place.SELECTION)));
    assertThat(rows).contains(new Story.Heading(1, Optional.of(Place.MAJOR_CALAMITIES)));
  }

  @Test
  public void whatIsBehindWhereTheGameStandsWasUndone() {
    List<Story.Row> rows = Story.of(chronicle(6), ALL);
    assertThat(((Story.Line) rows.get(rows.size() - 1)).tense()).isEqualTo(Story.Tense.UNDONE);
    assertThat(((Story.Line) rows.get(1)).tense()).isEqualTo(Story.Tense.HAPPENED);
  }

  @Test
  public void theSealStandsBeforeTheDrawAndItsOrderStaysHidden() {
    String told = told(Story.of(chronicle(7), ALL));
    assertThat(told.indexOf(SHUFFLE.seal())).isLessThan(told.indexOf("loses Famine"));
    assertThat(told).contains("What the seal covers can be read when Egypt");
    assertThat(told).doesNotContain(SHUFFLE.nonce());
  }

  @Test
  public void noCardIsNamedWhileItIsHidden() {
    for (int at = 0; at <= HISTORY.size(); at++) {
      String told = told(Story.of(upTo(at), ALL));
      for (Card card : HISTORY.state(at).table().players().get(hands()).hand()) {
        if (!card.revealed()) {
          assertThat(told)
              .doesNotContain(Words.in(Language.ENGLISH).say(card.calamity().row().title()));
        }
      }
    }
  }

  @Test
  public void onlyTheLinesOfAPlayerOrAPhasePass() {
    assertThat(Story.of(chronicle(7), Filter.of("minoa", ""))).isEmpty();
    assertThat(Story.of(chronicle(7), Filter.of("egypt", "9B"))).hasSize(2);
    assertThat(Story.of(chronicle(7), Filter.of("", "12"))).isEmpty();
  }

  private static int hands() {
    for (int i = 0; i < HISTORY.state(4).table().players().size(); i++) {
      if (!HISTORY.state(4).table().players().get(i).hand().isEmpty()) {
        return i;
      }
    }
    throw new AssertionError("nobody holds a card");
  }

  private static String told(List<Story.Row> rows) {
    Words words = Words.in(Language.ENGLISH);
    StringBuilder told = new StringBuilder();
    for (Story.Row row : rows) {
      if (row instanceof Story.Line line) {
        line.words().forEach(phrase -> told.append(words.say(phrase)).append('\n'));
      } else if (row instanceof Story.Note note) {
        told.append(words.say(note.words())).append('\n');
      }
    }
    return told.toString();
  }

  private static Chronicle chronicle(int at) {
    return new Chronicle(0, moments(HISTORY.size()), at, Optional.empty());
  }

  private static Chronicle upTo(int at) {
    return new Chronicle(0, moments(at), at, Optional.empty());
  }

  /** The draw is the sixth event. */
  private static List<Chronicle.Moment> moments(int last) {
    List<Chronicle.Moment> moments = new ArrayList<>();
    for (int i = 0; i <= last; i++) {
      Game game = HISTORY.state(i);
      List<Aside> asides =
          switch (i) {
            case 5 -> List.of(new Aside.Sealed(SHUFFLE, SHUFFLE.seal()));
            case 6 -> List.of(new Aside.Tapped(1));
            default -> List.of();
          };
      moments.add(new Chronicle.Moment(game, asides));
    }
    return moments;
  }
}
