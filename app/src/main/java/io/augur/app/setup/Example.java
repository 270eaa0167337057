package io.augur.app.setup;

import static io.augur.rules.calamity.Calamity.BARBARIAN_HORDES;
import static io.augur.rules.calamity.Calamity.COASTAL_MIGRATION;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.calamity.Calamity.SQUANDERED_WEALTH;
import static io.augur.rules.calamity.Calamity.SUPERSTITION;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.calamity.Calamity.TYRANNY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;

import io.augur.app.R;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Setup;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;

/** One of the two examples that the rulebook gives for phase 8, as a table to practise at. */
enum Example {
  ONE_TOO_MANY(
      R.string.practice_one_too_many,
      8,
      List.of(
          card(FAMINE, Giver.DRAWN),
          card(TREACHERY, Giver.traded(ROME)),
          card(BARBARIAN_HORDES, Giver.traded(HELLAS)))),
  TWICE_THE_SAME(
      R.string.practice_twice_the_same,
      16,
      List.of(
          card(SUPERSTITION, Giver.traded(MINOA)),
          card(SUPERSTITION, Giver.traded(ROME)),
          card(TYRANNY, Giver.DRAWN),
          card(SQUANDERED_WEALTH, Giver.UNKNOWN),
          card(COASTAL_MIGRATION, Giver.traded(ROME))));

  final int label;
  private final int players;

  @SuppressWarnings("ImmutableEnumChecker") // records in an unmodifiable list
  private final List<Event.Fact> cards;

  Example(int label, int players, List<Event.Fact> cards) {
    this.label = label;
    this.players = players;
    this.cards = cards;
  }

  Setup setup() {
    return Setup.standard(players);
  }

  /** What the table knows when the example begins; all that its calamities will ask for. */
  List<Event.Fact> facts() {
    List<Event.Fact> facts = new ArrayList<>();
    for (Civilization player : setup().civilizations()) {
      int ranking = player.ranking();
      facts.add(new Event.Has(player, Count.POSITION, 4));
      facts.add(new Event.Has(player, Count.CITIES, 3 + ranking % 4));
      facts.add(new Event.Has(player, Count.TOKENS, 18 + ranking % 7));
      facts.add(new Event.Has(player, Count.TREASURY, 4 + ranking % 9));
      facts.add(new Event.Has(player, Count.CARDS, 5));
      facts.add(new Event.Owns(player, ranking % 2 == 0 ? Advance.POTTERY : Advance.MYSTICISM));
    }
    facts.addAll(cards);
    return facts;
  }

  private static Event.Fact card(Calamity calamity, Giver giver) {
    return new Event.Holds(EGYPT, calamity, giver);
  }
}
