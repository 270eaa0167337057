package io.augur.app.journal;

import io.augur.app.data.Chronicle;
import io.augur.app.data.PinNote;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Says;
import io.augur.rules.log.Aside;
import io.augur.rules.log.Seals;
import io.augur.rules.table.Place;
import io.augur.rules.view.Journal;
import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows of a journal; the words of a line are made only when somebody looks at it. */
final class Story {
  sealed interface Row {}

  /** The turn and phase of the lines below it. */
  record Heading(int turn, Optional<Place> place) implements Row {}

  /** The event with this number, as everybody may know it. */
  record Line(int number, Game game, Optional<Place> place, Tense tense) implements Row {
    List<Phrase> words() {
      return Journal.of(game);
    }
  }

  /** Something that was said beside the game after this many events. */
  record Note(int number, Phrase words) implements Row {}

  /** Whether an event still counts. */
  enum Tense {
    HAPPENED,
    UNDONE
  }

  private final Chronicle chronicle;
  private final Filter filter;
  private final List<Row> rows = new ArrayList<>();
  private Optional<Heading> heading = Optional.empty();

  private Story(Chronicle chronicle, Filter filter) {
    this.chronicle = chronicle;
    this.filter = filter;
  }

  /** All rows that pass the filter, the newest last. */
  static List<Row> of(Chronicle chronicle, Filter filter) {
    return new Story(chronicle, filter).told();
  }

  private List<Row> told() {
    for (int i = 1; i < chronicle.moments().size(); i++) {
      Game before = chronicle.moments().get(i - 1).game();
      Heading its = new Heading(before.table().turn(), before.place());
      int number = chronicle.start() + i;
      Tense tense = number <= chronicle.at() ? Tense.HAPPENED : Tense.UNDONE;
      Line line = new Line(number, chronicle.moments().get(i).game(), its.place(), tense);
      List<Phrase> notes = notes(i);
      if (filter.passes(its.place()) && filter.passes(line, notes)) {
        if (!heading.filter(its::equals).isPresent()) {
          rows.add(its);
          heading = Optional.of(its);
        }
        rows.add(line);
        notes.forEach(note -> rows.add(new Note(number, note)));
      }
    }
    return rows;
  }

  private List<Phrase> notes(int i) {
    Chronicle.Moment before = chronicle.moments().get(i - 1);
    Chronicle.Moment after = chronicle.moments().get(i);
    List<Phrase> notes = new ArrayList<>();
    if (!after.asides().isEmpty()) {
      Game now = chronicle.moments().get(chronicle.at() - chronicle.start()).game();
      notes.addAll(Seals.opened(before.game(), before.asides(), after.asides(), now));
      for (Aside aside : after.asides()) {
        PinNote.seat(aside)
            .ifPresent(
                seat ->
                    notes.add(Phrase.of("journal.pin_taken", Arg.arg("player", Says.of(seat)))));
      }
      notes.addAll(Seals.shown(after.asides()));
    }
    return notes;
  }
}
