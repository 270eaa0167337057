package io.augur.app.resolve;

import io.augur.app.ui.Draft;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Piece;

/** The pieces that somebody picks to be annexed. */
record Spoils(Prompt.Annex prompt, Counts counts, int cities, int tokens) {
  private static final String CITIES = "cities";
  private static final String TOKENS = "tokens";

  /** A number of cities that leaves no choice is there at once. */
  static Spoils of(Prompt.Annex prompt, Counts counts, Draft draft) {
    int given = prompt.unit() == Unit.CITIES ? prompt.least() : 0;
    return new Spoils(prompt, counts, draft.number(CITIES, given), draft.number(TOKENS, 0));
  }

  Draft in(Draft draft) {
    return draft.with(CITIES, cities).with(TOKENS, tokens);
  }

  boolean isOpen() {
    return takesTokens() || prompt.least() < prompt.most();
  }

  boolean takesTokens() {
    return prompt.unit() == Unit.UNIT_POINTS;
  }

  Spoils cities(int number) {
    return new Spoils(prompt, counts, number, tokens);
  }

  Spoils tokens(int number) {
    return new Spoils(prompt, counts, cities, number);
  }

  /** So many tokens that it is just enough, as far as there are any. */
  Spoils restInTokens() {
    int missing = prompt.least() - cities * Piece.CITY.unitPoints();
    return tokens(Math.max(0, Math.min(counts.tokens(), missing)));
  }

  Event answer() {
    return new Event.Annexed(prompt.to(), prompt.from(), cities, tokens);
  }
}
