package io.augur.app.ui;

import android.content.Context;
import io.augur.app.R;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Says;
import io.augur.rules.phase.PhaseGuide;
import io.augur.rules.table.Place;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The words and bars for how long something took. */
public final class TimeBars {
  private final Context context;
  private final Say say;

  public TimeBars(Context context) {
    this.context = context;
    say = Say.in(context);
  }

  /** The phases in their order, then the calamities. */
  public List<Bars.Row> all(Timing timing) {
    List<Bars.Row> rows = phases(timing);
    rows.addAll(calamities(timing));
    return rows;
  }

  public List<Bars.Row> phases(Timing timing) {
    List<Bars.Row> rows = new ArrayList<>();
    timing.phases().forEach((phase, took) -> rows.add(row(phase, took)));
    return rows;
  }

  /** The longest first. */
  public List<Bars.Row> calamities(Timing timing) {
    List<Bars.Row> rows = new ArrayList<>();
    timing.calamities().forEach((calamity, took) -> rows.add(row(calamity, took)));
    rows.sort((one, other) -> Long.compare(other.value(), one.value()));
    return rows;
  }

  private Bars.Row row(Place phase, Duration took) {
    String label = phase.section() + " " + say.say(PhaseGuide.of(phase).title());
    return Bars.Row.of(label, say(took), took.toMillis());
  }

  private Bars.Row row(Calamity calamity, Duration took) {
    return Bars.Row.of(calamity, say.say(Says.of(calamity)), say(took), took.toMillis());
  }

  /** "12 minutes", "1 h 20 min" or "less than a minute". */
  public String say(Duration time) {
    int minutes = (int) time.plusSeconds(30).toMinutes();
    if (minutes == 0) {
      return context.getString(R.string.took_under_a_minute);
    }
    return minutes < 60
        ? context.getResources().getQuantityString(R.plurals.took_minutes, minutes, minutes)
        : context.getString(R.string.took_hours, minutes / 60, minutes % 60);
  }
}
