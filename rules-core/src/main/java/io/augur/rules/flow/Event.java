package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.SpecialAbility;
import java.util.List;

/** Something that happened at the table; a game is its setup and a list of these. */
public sealed interface Event {

  /** Whether it is this answer of this player. */
  default boolean answers(Civilization player, Answer answer) {
    return this instanceof Answered it && it.player() == player && it.answer() == answer;
  }

  /** Something that a player did or that is said about him. */
  sealed interface By extends Event {
    Civilization player();
  }

  /** Something that can be entered before phase 8 and corrected at any time. */
  sealed interface Fact extends Event {}

  /** A fact about one player. */
  sealed interface PlayerFact extends Fact, By {}

  /** What a player has one of, or how many of it. */
  record Has(Civilization player, Count count, int number) implements PlayerFact {}

  record Owns(Civilization player, Advance advance) implements PlayerFact {}

  record Lacks(Civilization player, Advance advance) implements PlayerFact {}

  record Holds(Civilization player, Calamity calamity, Giver giver) implements PlayerFact {}

  /** A card that was entered by mistake. */
  record HoldsNot(Civilization player, Calamity calamity) implements PlayerFact {}

  /** The pieces on the board that nobody plays. */
  record Roaming(Raiders raiders) implements Fact {}

  /** A fact that the table puts right although nobody was asked for it. */
  record Corrected(Fact fact) implements Event {}

  /** Everybody is ready for what comes next. */
  record WentOn() implements Event {}

  /** The game is over. */
  record Ended() implements Event {}

  /** A player waits until those before him have decided. */
  record Insisted(Civilization player) implements By {}

  /** Chance picked this card of the player's hand to be discarded. */
  record Drew(Civilization player, Calamity calamity, Giver giver) implements By {}

  record Called(Calamity calamity) implements Event {}

  /** A player named others to suffer with him. */
  record Named(Civilization player, List<Civilization> victims) implements By {
    public Named {
      victims = List.copyOf(victims);
    }
  }

  /** A player gave one of the answers that he was offered. */
  record Answered(Civilization player, Answer answer) implements By {}

  /** How many of what was asked for the player has where it matters. */
  record Stated(Civilization player, int number) implements By {}

  /** A player took a loss of units. */
  record Took(Civilization player, Worksheet losses) implements By {}

  /** Barbarians struck a player, who took this loss and killed so many of them. */
  record Raided(Civilization player, Worksheet losses, int barbarians) implements By {}

  /** A player discarded commodity cards of this face value, all together. */
  record Discarded(Civilization player, int cards, int worth) implements By {}

  /** A player replaced units of another with his own. */
  record Annexed(Civilization player, Civilization from, int cities, int tokens) implements By {}

  /** A player used a special ability, and these counts changed by it. */
  record Used(Civilization player, SpecialAbility ability, List<Change> changes) implements By {
    public Used {
      changes = List.copyOf(changes);
    }
  }

  /** A player bought advances, with so much treasury and so many cards. */
  record Bought(Civilization player, Basket basket) implements By {}

  /** A player's marker moved on the A.S.T. by so many steps. */
  record Moved(Civilization player, int steps) implements By {}
}
