package io.augur.rules;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.Range;
import io.augur.rules.effect.Raiders;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;

/** A game in a test, and all that a test may want to see of it. */
abstract class Played {
  private final List<Phrase> told = new ArrayList<>();
  private Game game;

  Played(Game game) {
    this.game = game;
  }

  /** Takes an event that the engine has to take. */
  final void take(Event event) {
    Outcome outcome = game.play(event);
    if (outcome instanceof Outcome.Refused refused) {
      throw new AssertionError(event + " refused: " + say(refused.refusal().reason()));
    }
    game = ((Outcome.Played) outcome).game();
    told.addAll(game.told());
    assertPiecesAreConserved();
  }

  final void takeBack() {
    game = game.before().orElseThrow(AssertionError::new);
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

  static String say(Phrase phrase) {
    Words.in(Language.POLISH).say(phrase); // has to work in both
    return Words.in(Language.ENGLISH).say(phrase);
  }
}
