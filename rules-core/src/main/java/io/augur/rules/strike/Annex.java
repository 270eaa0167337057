package io.augur.rules.strike;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Picker;
import io.augur.rules.effect.Result;
import io.augur.rules.effect.Unit;
import io.augur.rules.effect.UnitPoints;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Reading;
import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;
import java.util.Optional;
import java.util.function.Function;

/** Pieces of the primary victim are picked, and the beneficiary replaces them with his own. */
record Annex(Copy copy, Unit unit, Picker picker, Function<Table, Result> much)
    implements Step.OfPlayer {

  /** The one who replaces the pieces answers, whoever has picked them. */
  @Override
  public Civilization asked(Table table) {
    return Controller.beneficiary(copy, table);
  }

  @Override
  public boolean answeredBy(Table table) {
    return much.apply(table).number() == 0;
  }

  @Override
  public Prompt prompt(Table table) {
    Span span = span(table);
    return new Prompt.Annex(
        Controller.of(copy, picker, table),
        copy.primary(),
        asked(table),
        copy.calamity(),
        unit,
        much.apply(table),
        span.least(),
        span.most());
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Annexed annexed)
        || annexed.player() != asked(table)
        || annexed.from() != copy.primary()) {
      return Progress.refused(
          "refusal.annex_first",
          arg("player", Says.of(asked(table))),
          arg("from", Says.of(copy.primary())));
    }
    Optional<Phrase> fault = fault(annexed, table);
    return fault.isPresent()
        ? Progress.refused(fault.get())
        : Progress.to(table, new Replace(annexed).steps());
  }

  private Optional<Phrase> fault(Event.Annexed annexed, Table table) {
    Counts counts = table.player(copy.primary()).counts();
    int cities = annexed.cities();
    int tokens = annexed.tokens();
    if (cities < 0 || tokens < 0 || (unit == Unit.CITIES && tokens > 0)) {
      return Optional.of(Phrase.of("worksheet.odd"));
    }
    if (cities > counts.cities()) {
      return Optional.of(Phrase.of("worksheet.cities", arg("n", counts.cities())));
    }
    if (unit == Unit.UNIT_POINTS && tokens > counts.tokens()) {
      return Optional.of(Phrase.of("worksheet.tokens", arg("n", counts.tokens())));
    }
    Span span = span(table);
    int worth = unit == Unit.CITIES ? cities : UnitPoints.of(cities, tokens);
    if (span.has(worth)) {
      return Optional.empty();
    }
    Arg wrong = arg("n", worth);
    Arg most = arg("most", span.most());
    if (span.least() == span.most()) {
      return Optional.of(Phrase.of("refusal.annex." + unit.key(), wrong, most));
    }
    return Optional.of(
        Phrase.of("refusal.annex_slightly_other", wrong, arg("least", span.least()), most));
  }

  /** Exactly so many cities; unit points as the table reads what no whole areas can match. */
  private Span span(Table table) {
    int number = much.apply(table).number();
    int all = table.player(copy.primary()).counts().unitPoints();
    if (unit == Unit.CITIES || number == all) {
      return new Span(number, number);
    }
    int slightly = UnitPoints.reduction(0) - UnitPoints.of(0, 1);
    return table.setup().rulings().has(Reading.SLIGHTLY_MORE_IF_NEEDED)
        ? new Span(number, Math.min(number + slightly, all))
        : new Span(Math.max(number - slightly, 0), number);
  }
}
