package io.augur.app.journal;

import android.content.Context;
import io.augur.app.R;
import io.augur.app.ui.Say;
import io.augur.rules.phase.PhaseGuide;
import io.augur.rules.table.Place;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The journal in the language that the screen speaks. */
final class JournalWords {
  /** What an app that receives a text may still take; the newest lines are kept. */
  static final int MOST_SHARED = 100_000;

  private final Context context;
  private final Say say;

  JournalWords(Context context) {
    this.context = context;
    say = Say.in(context);
  }

  String heading(Story.Heading heading) {
    return context.getString(R.string.journal_heading, heading.turn(), phase(heading.place()));
  }

  String phase(Optional<Place> place) {
    return place
        .map(it -> it.section() + " " + say.say(PhaseGuide.of(it).title()))
        .orElseGet(() -> context.getString(R.string.journal_before));
  }

  /** The first sentence says what was done, the others what came of it. */
  List<String> line(Story.Line line) {
    List<String> said = new ArrayList<>();
    for (Phrase phrase : line.words()) {
      said.add(say.say(phrase));
    }
    return said;
  }

  String note(Story.Note note) {
    return say.say(note.words());
  }

  /** What was not undone, as text for others. */
  String shared(String table, List<Story.Row> rows) {
    StringBuilder text = new StringBuilder();
    for (Story.Row row : rows) {
      if (row instanceof Story.Heading heading) {
        text.append('\n').append(heading(heading)).append('\n');
      } else if (row instanceof Story.Note note) {
        text.append("  ").append(note(note)).append('\n');
      } else if (row instanceof Story.Line line && line.tense() == Story.Tense.HAPPENED) {
        line(line).forEach(said -> text.append("• ").append(said).append('\n'));
      }
    }
    int over = text.length() - MOST_SHARED;
    String kept =
        over <= 0 ? text.toString() : "…\n" + text.substring(text.indexOf("\n", over) + 1);
    return table + "\n" + kept;
  }
}
