package io.augur.app.resolve;

import io.augur.app.ui.Draft;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Piece;
import java.util.ArrayList;
import java.util.List;

/** A worksheet while it is filled in: what has been entered, and what still fits. */
record Sheet(Burden burden, Counts counts, Worksheet entered, int killed) {
  private static final String TOKENS = "tokens";
  private static final String DESTROYED = "destroyed";
  private static final String REDUCED = "reduced";
  private static final String KILLED = "killed";
  private static final int CITY = Piece.CITY.unitPoints();

  static Sheet of(Burden burden, Counts counts, Draft draft) {
    int given = burden.loss() == Loss.CITIES_DESTROYED ? burden.much() : 0;
    Worksheet entered =
        new Worksheet(draft.number(TOKENS, 0), draft.number(DESTROYED, given), draft.list(REDUCED));
    return new Sheet(burden, counts, entered, draft.number(KILLED, 0));
  }

  Draft in(Draft draft) {
    return draft
        .with(TOKENS, entered.tokens())
        .with(DESTROYED, entered.destroyed())
        .with(KILLED, killed)
        .withList(REDUCED, entered.reducedTo());
  }

  Event answer() {
    return burden.answer(entered, killed);
  }

  boolean takesTokens() {
    return burden.loss() == Loss.DAMAGE;
  }

  /** Where only cities are destroyed, their number is given. */
  boolean takesDestroyed() {
    return burden.loss() == Loss.DAMAGE;
  }

  boolean takesReduced() {
    return burden.loss() != Loss.CITIES_DESTROYED;
  }

  boolean takesKilled() {
    return burden.of() == Burden.Of.HORDE;
  }

  int mostTokens() {
    return Math.max(0, counts.tokens());
  }

  int mostDestroyed() {
    return Math.max(0, counts.cities() - entered.reducedTo().size());
  }

  boolean mayReduceMore() {
    return entered.cities() < counts.cities();
  }

  /** A city gives way to a token at least, as long as the stock has one. */
  int leastLeft() {
    return stock() > 0 ? 1 : 0;
  }

  /** Five tokens in place of a city are no damage, but they are a reduced city. */
  int mostLeft() {
    int most = burden.loss() == Loss.DAMAGE ? CITY - 1 : CITY;
    return Math.max(leastLeft(), Math.min(most, stock()));
  }

  private int stock() {
    boolean unknown = !counts.knows(Count.TOKENS);
    int stock = unknown ? Piece.TOKEN.count() : counts.tokensInStock();
    return stock + entered.tokens() - entered.placed();
  }

  private int still() {
    return Math.max(0, burden.much() - entered.damage());
  }

  Sheet tokens(int tokens) {
    return with(new Worksheet(tokens, entered.destroyed(), entered.reducedTo()));
  }

  Sheet destroyed(int cities) {
    return with(new Worksheet(entered.tokens(), cities, entered.reducedTo()));
  }

  Sheet reducing(int to) {
    List<Integer> more = new ArrayList<>(entered.reducedTo());
    more.add(to);
    return with(new Worksheet(entered.tokens(), entered.destroyed(), more));
  }

  Sheet notReducing(int index) {
    List<Integer> fewer = new ArrayList<>(entered.reducedTo());
    fewer.remove(index);
    return with(new Worksheet(entered.tokens(), entered.destroyed(), fewer));
  }

  Sheet killed(int barbarians) {
    return new Sheet(burden, counts, entered, barbarians);
  }

  /** What is still to take, in tokens as far as there are any. */
  Sheet restInTokens() {
    return tokens(Math.min(mostTokens(), entered.tokens() + still()));
  }

  /** What is still to take, in whole cities as far as they go. */
  Sheet restInCities() {
    return destroyed(Math.min(mostDestroyed(), entered.destroyed() + still() / CITY));
  }

  private Sheet with(Worksheet other) {
    return new Sheet(burden, counts, other, killed);
  }
}
