package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.effect.Ground;
import io.augur.rules.effect.Result;
import io.augur.rules.effect.Unit;
import io.augur.rules.price.Price;
import io.augur.rules.price.Purchase;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Epoch;
import io.augur.rules.table.Requirement;
import io.augur.rules.table.SpecialAbility;
import io.augur.rules.words.Phrase;
import java.util.List;

/** What the table is asked, with all that a screen needs to ask it. */
public sealed interface Prompt {

  /** Before phase 8: facts may be entered, and the phase begins when the table is ready. */
  record Gather(int turn) implements Prompt {}

  /** A player's neighbour draws one of these cards, face down, to be discarded. */
  record Draw(Civilization player, Civilization neighbour, List<Card> cards, Why why)
      implements Prompt {
    /** Which limit the hand breaks. */
    public enum Why {
      SAME_NAME,
      TOO_MANY,
      TOO_MANY_MAJORS
    }
  }

  /** The next calamity is called, and these players have to reveal it. */
  record Call(Calamity calamity, List<Civilization> holders) implements Prompt {}

  /** Two copies of one name: together, or one after the other if a primary victim insists. */
  record TwoCopies(Calamity calamity, List<Civilization> primaryVictims) implements Prompt {}

  /** How many of something the player has; a rule depends on it. */
  record HowMany(Civilization player, Count count) implements Prompt {}

  /** A player names others; those he may not name stand with the reason. */
  record Name(
      Civilization player,
      Calamity calamity,
      int fewest,
      int most,
      List<Civilization> legal,
      List<Barred> barred)
      implements Prompt {
    /** Somebody who can't be named. */
    public record Barred(Civilization player, Phrase reason) {}
  }

  /** A player loses units; the kind says which worksheets fit. */
  record Lose(Civilization player, Calamity calamity, Loss loss, Result much, Ground ground)
      implements Prompt {}

  /** A player picks one of these answers. */
  record Choose(Civilization player, Phrase question, List<Answer> answers) implements Prompt {}

  /** A player says how many, within these bounds. */
  record State(Civilization player, Phrase question, int least, int most) implements Prompt {}

  /**
   * Pieces of one player change hands: somebody picks them, and another replaces them with his own.
   */
  record Annex(
      Civilization player,
      Civilization from,
      Civilization to,
      Calamity calamity,
      Unit unit,
      Result much,
      int least,
      int most)
      implements Prompt {}

  /** A player whom so many barbarians struck says what he lost and how many of them he killed. */
  record Raid(
      Civilization player, Calamity calamity, int barbarians, int leastCities, int mostCities)
      implements Prompt {}

  /** A player discards commodity cards of his hand, worth at least so much together. */
  record Discard(Civilization player, Calamity calamity, Result worth, int hand)
      implements Prompt {}

  /** Tasks of several players, to be done in any order; worked out as far as they are read. */
  final class Tasks implements Prompt {
    private final Together together;
    private final Table table;

    Tasks(Together together, Table table) {
      this.together = together;
      this.table = table;
    }

    public List<Task> tasks() {
      return together.tasks(table);
    }

    public List<Civilization> mayInsist() {
      return together.mayInsist(table);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Tasks that
          && tasks().equals(that.tasks())
          && mayInsist().equals(that.mayInsist());
    }

    @Override
    public int hashCode() {
      return tasks().hashCode();
    }

    @Override
    public String toString() {
      return tasks().toString();
    }
  }

  /** One player's task, and whom he waits for. */
  final class Task {
    private final Lane lane;
    private final Together together;
    private final Table table;

    Task(Lane lane, Together together, Table table) {
      this.lane = lane;
      this.together = together;
      this.table = table;
    }

    public Civilization player() {
      return lane.player();
    }

    public Prompt prompt() {
      return lane.question().prompt(table);
    }

    public List<Civilization> waitsFor() {
      return together.before(lane, table);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Task that
          && player() == that.player()
          && prompt().equals(that.prompt())
          && waitsFor().equals(that.waitsFor());
    }

    @Override
    public int hashCode() {
      return prompt().hashCode();
    }

    @Override
    public String toString() {
      return player() + ": " + prompt();
    }
  }

  /** Phase 10: a player uses one of these abilities, or is done. */
  record Abilities(Civilization player, List<Offer> offers) implements Prompt {
    /** An ability, what it does, and whose pieces or cards it may and may not touch. */
    public record Offer(
        SpecialAbility ability, Phrase text, List<Civilization> legal, List<Name.Barred> barred) {}
  }

  /** Phase 11: everybody removes surplus; as far as counts are known, these lack support. */
  record Surplus(List<Support> unsupported) implements Prompt {}

  /** A player reduces cities until the tokens on the board support the rest. */
  record Support(Civilization player, int cities, int tokens, int rate) implements Prompt {}

  /** Phase 12: a player may buy advances at these prices; the purchase is what he has in mind. */
  record Buy(Civilization player, Purchase purchase, Basket basket) implements Prompt {
    /** The price of everything that he does not own, with its reasons, for whoever reads it. */
    public List<Price> prices() {
      return purchase.prices();
    }
  }

  /** A player keeps no more cards than this; how many he has may be unknown. */
  record KeepHand(Civilization player, int limit, int cards) implements Prompt {}

  /** Phase 13: the markers move as proposed, unless the table says otherwise. */
  record Markers(List<Proposal> proposals) implements Prompt {
    /** A marker, what the epoch of its next space asks for, and how far it moves. */
    public record Proposal(
        Civilization player, int position, Epoch epoch, Requirement requirement, int steps) {}
  }
}
