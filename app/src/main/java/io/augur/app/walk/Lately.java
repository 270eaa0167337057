package io.augur.app.walk;

import io.augur.app.walk.WalkUiState.News;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.view.Journal;
import io.augur.rules.view.Phase;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells what the last tap brought about, and what has happened since the call. */
final class Lately {
  private Lately() {}

  static News of(Game game) {
    List<Phrase> last = told(game);
    if (Phase.of(game) != Phase.MAJOR || game.prompt() instanceof Prompt.Call) {
      return new News(last, List.of(), List.of());
    }
    List<Phrase> earlier = new ArrayList<>();
    Optional<Game> at = isCall(game) ? Optional.empty() : game.before();
    while (at.isPresent()) {
      earlier.addAll(0, told(at.get()));
      at = isCall(at.get()) ? Optional.empty() : at.get().before();
    }
    List<Phrase> beneficiaries = new ArrayList<>();
    earlier.stream().filter(Lately::namesBeneficiary).forEach(beneficiaries::add);
    last.stream().filter(Lately::namesBeneficiary).forEach(beneficiaries::add);
    last.removeIf(Lately::namesBeneficiary); // they stand apart
    return new News(last, earlier, beneficiaries);
  }

  /** That the table went on is no news to it. */
  private static List<Phrase> told(Game game) {
    List<Phrase> told = new ArrayList<>(Journal.of(game));
    told.removeIf(line -> line.key().equals("journal.went_on"));
    return told;
  }

  private static boolean isCall(Game game) {
    return game.last().filter(Event.Called.class::isInstance).isPresent();
  }

  private static boolean namesBeneficiary(Phrase line) {
    return line.key().startsWith("told.beneficiary");
  }
}
