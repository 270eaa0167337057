package io.augur.rules.view;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Names;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Raiders;
import io.augur.rules.flow.Says;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What the last event of a game was and brought about, in words for the whole table. */
public final class Journal {
  private static final Map<Class<? extends Event>, Function<Event, List<Phrase>>> KINDS =
      new HashMap<>();

  static {
    said(Event.Has.class, Journal::has);
    said(Event.Owns.class, it -> about("journal.owns", it, Names.of(it.advance())));
    said(Event.Lacks.class, it -> about("journal.lacks", it, Names.of(it.advance())));
    said(Event.Holds.class, it -> by("journal.holds", it)); // its name stays hidden
    said(Event.HoldsNot.class, it -> by("journal.holds_not", it));
    said(Event.Roaming.class, it -> roaming(it.raiders()));
    said(Event.Insisted.class, it -> by("journal.insists", it));
    said(Event.Named.class, Journal::named);
    said(Event.Answered.class, Journal::answered);
    said(Event.Stated.class, it -> number("journal.states", it, it.number()));
    said(Event.Called.class, Journal::called);
    said(Event.Corrected.class, Journal::corrected);
    said(Event.WentOn.class, it -> Phrase.of("journal.went_on"));
    said(Event.Ended.class, it -> Phrase.of("journal.ended"));
    told(Event.Drew.class);
    told(Event.Took.class);
    told(Event.Raided.class);
    told(Event.Discarded.class);
    told(Event.Annexed.class);
    told(Event.Used.class);
    told(Event.Bought.class);
    told(Event.Moved.class);
  }

  private Journal() {}

  /** The lines for the last event; none for a game in which nothing has happened yet. */
  public static List<Phrase> of(Game game) {
    List<Phrase> told = game.told();
    List<Phrase> lines = new ArrayList<>();
    game.last()
        .filter(event -> !(event instanceof Event.Named) || told.isEmpty()) // told with its result
        .ifPresent(event -> lines.addAll(line(event)));
    lines.addAll(told);
    return lines;
  }

  /** The line for the event itself, unless the engine tells it anyway. */
  static List<Phrase> line(Event event) {
    Function<Event, List<Phrase>> kind = KINDS.get(event.getClass());
    if (kind == null) {
      throw new IllegalArgumentException("no journal line for event: " + event.getClass());
    }
    return kind.apply(event);
  }

  private static <E extends Event> void said(Class<E> kind, Function<E, Phrase> line) {
    KINDS.put(kind, event -> List.of(line.apply(kind.cast(event))));
  }

  private static void told(Class<? extends Event> kind) {
    KINDS.put(kind, event -> List.of());
  }

  private static Phrase by(String key, Event.By event) {
    return Phrase.of(key, arg("player", Says.of(event.player())));
  }

  private static Phrase about(String key, Event.By event, Phrase what) {
    return Phrase.of(key, arg("player", Says.of(event.player())), arg("what", what));
  }

  private static Phrase number(String key, Event.By event, int number) {
    return Phrase.of(key, arg("player", Says.of(event.player())), arg("n", number));
  }

  private static Phrase has(Event.Has has) {
    String key = has.count() == Count.POSITION ? "journal.stands" : "journal.has";
    return about(key, has, Says.of(has.count(), has.number()));
  }

  private static Phrase roaming(Raiders raiders) {
    return Phrase.of(
        "journal.roaming",
        arg("barbarians", raiders.barbarianTokens()),
        arg("pirates", raiders.pirateCities()));
  }

  private static Phrase named(Event.Named named) {
    return named.victims().isEmpty()
        ? by("journal.names_nobody", named)
        : about("journal.names", named, Says.all(Says.each(named.victims())));
  }

  private static Phrase answered(Event.Answered answered) {
    return about("journal.answers", answered, Phrase.of("answer." + answered.answer().key()));
  }

  private static Phrase called(Event.Called called) {
    return Phrase.of(
        "journal.called",
        arg("calamity", Says.of(called.calamity())),
        arg("n", called.calamity().row().stack()));
  }

  private static Phrase corrected(Event.Corrected corrected) {
    return Phrase.of("journal.corrected", arg("line", line(corrected.fact()).get(0)));
  }
}
