package io.augur.app.summary;

import android.content.Context;
import io.augur.app.R;
import io.augur.app.summary.SummaryUiState.Changed;
import io.augur.app.summary.SummaryUiState.Discarded;
import io.augur.app.summary.SummaryUiState.Lost;
import io.augur.app.summary.SummaryUiState.Struck;
import io.augur.app.ui.Bars;
import io.augur.app.ui.Say;
import io.augur.app.ui.TimeBars;
import io.augur.app.ui.Timing;
import io.augur.rules.flow.Says;
import io.augur.rules.table.Civilization;
import java.util.List;

/** The lines of the summary, for the screen and for sharing; public facts only. */
final class SummaryWords {
  private final Context context;
  private final Say say;
  private final TimeBars bars;

  SummaryWords(Context context) {
    this.context = context;
    say = Say.in(context);
    bars = new TimeBars(context);
  }

  String title(SummaryUiState.Told told) {
    return context.getString(R.string.summary_of_turn, told.turn());
  }

  String struck(Struck struck) {
    StringBuilder line = new StringBuilder(all(struck.primary()));
    if (!struck.secondary().isEmpty()) {
      line.append('\n')
          .append(context.getString(R.string.summary_secondary, all(struck.secondary())));
    }
    if (!struck.beneficiaries().isEmpty()) {
      line.append('\n')
          .append(context.getString(R.string.summary_beneficiary, all(struck.beneficiaries())));
    }
    return line.toString();
  }

  String name(Struck struck) {
    return say.say(Says.of(struck.calamity()));
  }

  String counts(Lost lost) {
    StringBuilder line = new StringBuilder();
    for (Changed changed : lost.counts()) {
      line.append(line.length() == 0 ? "" : "\n")
          .append(changed.before())
          .append(" → ")
          .append(say.say(Says.of(changed.count(), changed.now())));
    }
    return line.toString();
  }

  String discarded(Discarded discarded) {
    return context.getString(
        R.string.summary_discarded,
        say.say(Says.of(discarded.calamity())),
        name(discarded.player()),
        discarded.calamity().row().stack());
  }

  /** How long all of it took, then each phase and each calamity. */
  String times(Timing times) {
    if (!times.isKnown()) {
      return "";
    }
    StringBuilder text = new StringBuilder(bars.say(times.total()));
    for (Bars.Row row : bars.all(times)) {
      text.append('\n').append(context.getString(R.string.bar_label, row.label(), row.much()));
    }
    return text.toString();
  }

  String name(Civilization player) {
    return say.say(Says.of(player));
  }

  private String all(List<Civilization> players) {
    return say.say(Says.all(Says.each(players)));
  }

  /** All of it as a text. */
  String text(SummaryUiState.Told told) {
    StringBuilder text = new StringBuilder(title(told)).append('\n');
    for (Struck struck : told.struck()) {
      text.append('\n').append(name(struck)).append(": ").append(struck(struck)).append('\n');
    }
    for (Lost lost : told.lost()) {
      text.append('\n').append(name(lost.player())).append(": ");
      text.append(counts(lost).replace("\n", ", "));
    }
    text.append(told.lost().isEmpty() ? "" : "\n");
    for (Discarded discarded : told.unresolved()) {
      text.append('\n').append(discarded(discarded));
    }
    return text.append('\n').append(times(told.times())).toString();
  }
}
