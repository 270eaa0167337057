package io.augur.app.selection;

import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Prompt;
import io.augur.rules.log.Shuffle;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.PromptPage;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A draw as the table may see it: how many cards lie there, never which. */
record Laid(
    Civilization player,
    Civilization neighbour,
    int cards,
    Phrase why,
    Optional<String> seal,
    Way way) {
  static final String BY_HAND = "by hand";
  static final String STACK = "stack";
  static final String NAME = "name";

  static final List<Calamity> ALL = List.of(Calamity.values());

  /** Where the card comes from. */
  sealed interface Way {
    /** One of those on the screen is tapped. */
    record OnScreen() implements Way {}

    /** Somebody drew a real card; first comes its number. */
    record StackOf(int lowest, int highest) implements Way {}

    /** Then its name, of all that there are at this table. */
    record NameOf(List<Calamity> calamities) implements Way {
      public NameOf {
        calamities = List.copyOf(calamities);
      }
    }

    /** And last, which of two cards with that name. */
    record CopyOf(Calamity calamity) implements Way {}
  }

  /** Whether it matters which of two cards with this name it was: different players gave them. */
  static boolean isOneOfTwo(Calamity calamity, Asked asked) {
    return ((Prompt.Draw) asked.prompt())
            .cards().stream()
                .filter(card -> card.calamity() == calamity)
                .map(Card::giver)
                .distinct()
                .count()
        > 1;
  }

  static Laid of(Asked asked) {
    Prompt.Draw draw = (Prompt.Draw) asked.prompt();
    return new Laid(
        draw.player(),
        draw.neighbour(),
        draw.cards().size(),
        PromptPage.of(draw).traces().get(0),
        asked.open().shuffle().map(Shuffle::seal),
        way(asked.draft(), asked.game().table().setup().civilizations().size()));
  }

  private static Way way(Draft draft, int players) {
    if (!draft.has(BY_HAND)) {
      return new Way.OnScreen();
    }
    if (draft.has(NAME)) {
      return new Way.CopyOf(ALL.get(draft.number(NAME, 0)));
    }
    List<Calamity> all = new ArrayList<>();
    int lowest = Integer.MAX_VALUE;
    int highest = 0;
    for (Calamity calamity : Calamity.values()) {
      if (calamity.row().kind().copies(players) > 0) {
        all.add(calamity);
        lowest = Math.min(lowest, calamity.row().stack());
        highest = Math.max(highest, calamity.row().stack());
      }
    }
    if (!draft.has(STACK)) {
      return new Way.StackOf(lowest, highest);
    }
    all.removeIf(calamity -> calamity.row().stack() != draft.number(STACK, 0));
    return new Way.NameOf(all);
  }
}
