package io.augur.rules;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.Range;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.effect.Raiders;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Player;
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
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;

/** A table in a test: who has what, what happens, and what the engine makes of it. */
public final class Scenario {
  private Game game;
  private final List<Phrase> told = new ArrayList<>();

  private Scenario(Setup setup) {
    game = Turn.begin(setup);
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
    if (game.prompt() instanceof Prompt.Gather) {
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

  /** Plays an event that the engine has to take. */
  public Scenario play(Event event) {
    Outcome outcome = game.play(event);
    if (outcome instanceof Outcome.Refused refused) {
      throw new AssertionError(event + " refused: " + say(refused.refusal().reason()));
    }
    game = ((Outcome.Played) outcome).game();
    told.addAll(game.told());
    assertPiecesAreConserved();
    return this;
  }

  /** Nobody has more pieces than he owns or fewer than none, and neither has the box. */
  private void assertPiecesAreConserved() {
    for (Player player : table().players()) {
      Counts counts = player.counts();
      assertThat(counts.cities()).isAtLeast(Count.UNKNOWN);
      assertThat(counts.citiesInStock()).isAtLeast(0);
      assertThat(counts.tokens()).isAtLeast(Count.UNKNOWN);
      assertThat(counts.tokensInStock()).isAtLeast(0);
    }
    assertThat(table().raiders().barbarianTokens())
        .isIn(Range.closed(0, Raiders.BARBARIAN_TOKENS.supply()));
    assertThat(table().raiders().pirateCities())
        .isIn(Range.closed(0, Raiders.PIRATE_CITIES.supply()));
  }

  /** Plays an event that the engine has to refuse, for the reason with this key. */
  public Scenario refuses(Event event, String key) {
    Table table = game.table();
    Prompt prompt = game.prompt();
    Outcome outcome = game.play(event);
    assertWithMessage("%s", event).that(outcome).isInstanceOf(Outcome.Refused.class);
    assertThat(game.table()).isEqualTo(table);
    assertThat(game.prompt()).isEqualTo(prompt);
    Phrase reason = ((Outcome.Refused) outcome).refusal().reason();
    assertThat(reason.key()).isEqualTo(key);
    assertThat(say(reason)).isNotEmpty();
    return this;
  }

  public Table table() {
    return game.table();
  }

  public Game game() {
    return game;
  }

  public Counts counts(Civilization player) {
    return table().player(player).counts();
  }

  public <P extends Prompt> P prompt(Class<P> kind) {
    assertThat(game.prompt()).isInstanceOf(kind);
    return kind.cast(game.prompt());
  }

  /** The open task of this player, where several players have one. */
  public <P extends Prompt> P task(Civilization player, Class<P> kind) {
    for (Prompt.Task task : prompt(Prompt.Tasks.class).tasks()) {
      if (task.player() == player && kind.isInstance(task.prompt())) {
        return kind.cast(task.prompt());
      }
    }
    throw new AssertionError("no task for " + player + " in " + game.prompt());
  }

  /** What this player has to lose at the moment, in whatever way; nothing if he has no task. */
  public int owes(Civilization player) {
    if (game.prompt() instanceof Prompt.Tasks tasks) {
      for (Prompt.Task task : tasks.tasks()) {
        if (task.player() == player && task.prompt() instanceof Prompt.Lose lose) {
          return lose.much().number();
        }
        if (task.player() == player && task.prompt() instanceof Prompt.Annex annex) {
          return annex.much().number();
        }
        if (task.player() == player && task.prompt() instanceof Prompt.Discard discard) {
          return discard.worth().number();
        }
      }
    }
    return 0;
  }

  /** The question that this player is asked, in English, and only this one of him. */
  public String question(Civilization player) {
    return say(task(player, Prompt.Choose.class).question());
  }

  /** Whether something with this key was told since the beginning. */
  public boolean told(String key) {
    return told.stream().anyMatch(phrase -> phrase.key().equals(key));
  }

  /** All that was told, in English. */
  public List<String> journal() {
    List<String> lines = new ArrayList<>();
    told.forEach(phrase -> lines.add(say(phrase)));
    return lines;
  }

  private static String say(Phrase phrase) {
    Words.in(Language.POLISH).say(phrase); // has to work in both
    return Words.in(Language.ENGLISH).say(phrase);
  }
}
