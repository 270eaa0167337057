package io.augur.app.resolve;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.Optional;
import java.util.function.IntFunction;

/** A question for a number: whose, between which bounds, and what the answer is. */
record NumberAsked(
    Civilization player,
    int least,
    int most,
    IntFunction<Event> event,
    IntFunction<Optional<Phrase>> inWords) {
  static NumberAsked of(Prompt prompt) {
    if (prompt instanceof Prompt.HowMany asked) {
      Civilization player = asked.player();
      Count count = asked.count();
      return new NumberAsked(
          player,
          0,
          count.most(),
          n -> new Event.Has(player, count, n),
          n -> Optional.of(Says.of(count, n)));
    }
    Prompt.State state = (Prompt.State) prompt;
    return new NumberAsked(
        state.player(),
        state.least(),
        state.most(),
        n -> new Event.Stated(state.player(), n),
        n -> Optional.empty());
  }

  Event answer(int number) {
    return event.apply(number);
  }

  /** The number with what it counts, where that has a name. */
  Optional<Phrase> words(int number) {
    return inWords.apply(number);
  }
}
