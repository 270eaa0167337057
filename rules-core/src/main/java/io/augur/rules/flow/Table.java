package io.augur.rules.flow;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.table.Block;
import io.augur.rules.table.Civilization;
import java.util.Arrays;
import java.util.List;

/** Everything that lies on the table at one moment. */
public final class Table {
  private final Setup setup;
  private final int turn;
  private final Player[] players;
  private final Parts parts;
  private final Piles piles;
  private final Raiders raiders;

  private Table(
      Setup setup, int turn, Player[] players, Parts parts, Piles piles, Raiders raiders) {
    this.setup = setup;
    this.turn = turn;
    this.players = players;
    this.parts = parts;
    this.piles = piles;
    this.raiders = raiders;
  }

  static Table atStart(Setup setup) {
    Player[] players = new Player[setup.civilizations().size()];
    for (int i = 0; i < players.length; i++) {
      players[i] = Player.atStart(setup.civilizations().get(i), setup.startCredits());
    }
    return new Table(setup, 1, players, Parts.NONE, Piles.EMPTY, Raiders.NONE);
  }

  public Setup setup() {
    return setup;
  }

  /** The number of the turn, from 1. */
  public int turn() {
    return turn;
  }

  /** The players in A.S.T. order. */
  public List<Player> players() {
    return new Fixed<>(players);
  }

  public Player player(Civilization civilization) {
    return players[setup.place(civilization)];
  }

  /** What everybody had to do with the calamities of this turn, in the order it came about. */
  public List<Part> parts() {
    return parts.list();
  }

  /** The same for one calamity. */
  public List<Part> parts(Calamity calamity) {
    return parts.of(calamity);
  }

  public boolean had(Calamity calamity, Civilization player, Part.As as) {
    for (Part part : parts.of(calamity)) {
      if (part.player() == player && part.as() == as) {
        return true;
      }
    }
    return false;
  }

  public Piles piles() {
    return piles;
  }

  public Raiders raiders() {
    return raiders;
  }

  /** How many cards of this name are in hands or were discarded in this turn. */
  int out(Calamity calamity) {
    int out = piles.count(calamity, Block.WEST) + piles.count(calamity, Block.EAST);
    for (Player player : players) {
      out += player.count(calamity);
    }
    return out;
  }

  /** The same for the players of one block. */
  int out(Calamity calamity, Block block) {
    int out = piles.count(calamity, block);
    for (Player player : players) {
      out += setup.block(player.civilization()) == block ? player.count(calamity) : 0;
    }
    return out;
  }

  public Table with(Player player) {
    Player[] others = players.clone();
    others[setup.place(player.civilization())] = player;
    return new Table(setup, turn, others, parts, piles, raiders);
  }

  /** With so much more of one count of a player's, or less. */
  public Table plus(Civilization player, Count count, int change) {
    return with(player(player).plus(count, change));
  }

  /** With what a player loses taken off the board. */
  public Table without(Civilization player, Worksheet losses) {
    Player loser = player(player);
    return with(loser.with(losses.from(loser.counts())));
  }

  public Table with(Part part) {
    return new Table(setup, turn, players, parts.with(part), piles, raiders);
  }

  public Table with(Raiders others) {
    return new Table(setup, turn, players, parts, piles, others);
  }

  /** With this card on the pile of its number instead of in the player's hand. */
  public Table discarding(Civilization from, Card card) {
    Table without = with(player(from).without(card));
    Piles more = piles.with(card.calamity(), setup.block(from));
    return new Table(setup, turn, without.players, parts, more, raiders);
  }

  /** The next turn: what was discarded, who was struck and what was counted is forgotten. */
  public Table nextTurn() {
    Player[] later = new Player[players.length];
    for (int i = 0; i < players.length; i++) {
      later[i] = players[i].with(players[i].counts().afterOtherPhases());
    }
    return new Table(setup, turn + 1, later, Parts.NONE, Piles.EMPTY, raiders);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Table that
        && turn == that.turn
        && Arrays.equals(players, that.players)
        && parts().equals(that.parts())
        && piles.equals(that.piles)
        && raiders.equals(that.raiders);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * turn + Arrays.hashCode(players)) + parts().hashCode();
  }
}
