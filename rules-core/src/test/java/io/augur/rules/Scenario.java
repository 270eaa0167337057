package io.augur.rules;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.phase.Turn;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import io.augur.rules.table.Reading;
import io.augur.rules.table.Rulings;
import io.augur.rules.table.Track;
import io.augur.rules.words.Phrase;
import java.util.List;

/** A table in a test: who has what, what happens, and what the engine makes of it. */
public final class Scenario extends Played {

  private Scenario(Setup setup) {
    super(Turn.begin(setup));
  }

  /** The official line-up of this name, with everything read as usual. */
  public static Scenario at(LineUp lineUp) {
    return new Scenario(Setup.standard(lineUp));
  }

  public static Scenario at(LineUp lineUp, Reading... readings) {
    Rulings rulings = Rulings.standard();
    for (Reading reading : readings) {
      rulings = rulings.with(reading);
    }
    Setup standard = Setup.standard(lineUp);
    return new Scenario(new Setup(lineUp, Track.BASIC, rulings, standard.seats()));
  }

  public static Scenario at(LineUp lineUp, Track track) {
    Setup standard = Setup.standard(lineUp);
    return new Scenario(new Setup(lineUp, track, standard.rulings(), standard.seats()));
  }

  /** Everybody has so many cities and tokens on the board, no treasury and no cards. */
  public Scenario everybodyHas(int cities, int tokens) {
    for (Civilization civilization : table().setup().civilizations()) {
      has(civilization, cities, tokens).has(civilization, Count.TREASURY, 0);
      has(civilization, Count.CARDS, 0);
    }
    return this;
  }

  public Scenario has(Civilization player, int cities, int tokens) {
    return has(player, Count.CITIES, cities).has(player, Count.TOKENS, tokens);
  }

  public Scenario has(Civilization player, Count count, int number) {
    return play(new Event.Has(player, count, number));
  }

  public Scenario owns(Civilization player, Advance... advances) {
    for (Advance advance : advances) {
      play(new Event.Owns(player, advance));
    }
    return this;
  }

  public Scenario holds(Civilization player, Calamity... calamities) {
    for (Calamity calamity : calamities) {
      play(new Event.Holds(player, calamity, Giver.DRAWN));
    }
    return this;
  }

  public Scenario holds(Civilization player, Calamity calamity, Civilization from) {
    return play(new Event.Holds(player, calamity, Giver.traded(from)));
  }

  /** Phase 8 begins. */
  public Scenario begin() {
    return play(new Event.WentOn());
  }

  /** Phase 8 begins and this is the first call of 9B. */
  public Scenario call(Calamity calamity) {
    if (game().prompt() instanceof Prompt.Gather) {
      begin();
    }
    return play(new Event.Called(calamity));
  }

  public Scenario names(Civilization player, Civilization... victims) {
    return play(new Event.Named(player, List.of(victims)));
  }

  public Scenario loses(Civilization player, Worksheet losses) {
    return play(new Event.Took(player, losses));
  }

  public Scenario answers(Civilization player, Answer answer) {
    return play(new Event.Answered(player, answer));
  }

  public Scenario states(Civilization player, int number) {
    return play(new Event.Stated(player, number));
  }

  public Scenario annexes(Civilization player, Civilization from, int cities, int tokens) {
    return play(new Event.Annexed(player, from, cities, tokens));
  }

  public Scenario raided(Civilization player, Worksheet losses, int barbarians) {
    return play(new Event.Raided(player, losses, barbarians));
  }

  public Scenario discards(Civilization player, int cards, int worth) {
    return play(new Event.Discarded(player, cards, worth));
  }

  /** The table puts a fact right. */
  public Scenario corrects(Event.Fact fact) {
    return play(new Event.Corrected(fact));
  }

  public Scenario insists(Civilization player) {
    return play(new Event.Insisted(player));
  }

  public Scenario goesOn() {
    return play(new Event.WentOn());
  }

  public Scenario corrected(Event.Fact fact) {
    return play(new Event.Corrected(fact));
  }

  /** The last calamity is resolved. */
  public Scenario isOverWithCalamities() {
    Class<?> kind = game().prompt().getClass();
    assertThat(kind).isAnyOf(Prompt.Abilities.class, Prompt.Surplus.class);
    return this;
  }

  /** Nobody uses an ability any more, nobody buys, and the markers move as proposed. */
  public Scenario finishesTurn() {
    reaches(Prompt.Gather.class);
    return this;
  }

  /** The phases pass until the table is asked this. */
  public <P extends Prompt> P reaches(Class<P> kind) {
    while (!kind.isInstance(game().prompt())) {
      if (game().prompt() instanceof Prompt.Abilities abilities) {
        answers(abilities.player(), Answer.DONE);
      } else {
        goesOn();
      }
    }
    return prompt(kind);
  }

  /** Takes the last event back. */
  public Scenario undoes() {
    takeBack();
    return this;
  }

  /** Plays an event that the engine has to take. */
  public Scenario play(Event event) {
    take(event);
    return this;
  }

  /** Plays an event that the engine has to refuse, for the reason with this key. */
  public Scenario refuses(Event event, String key) {
    Table table = game().table();
    Prompt prompt = game().prompt();
    Outcome outcome = game().play(event);
    assertWithMessage("%s", event).that(outcome).isInstanceOf(Outcome.Refused.class);
    assertThat(game().table()).isEqualTo(table);
    assertThat(game().prompt()).isEqualTo(prompt);
    Phrase reason = ((Outcome.Refused) outcome).refusal().reason();
    assertThat(reason.key()).isEqualTo(key);
    assertThat(say(reason)).isNotEmpty();
    return this;
  }
}
