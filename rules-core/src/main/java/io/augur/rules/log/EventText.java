package io.augur.rules.log;

import io.augur.rules.flow.Event;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;

/** One event as one line of text, exactly one text for each event. */
public final class EventText {
  private static final String CORRECTION = "correction: ";
  private static final String RAIDERS = "raiders: ";

  private EventText() {}

  /** What a line says, or why it says nothing. */
  public sealed interface Parsed {
    /** It says that this happened. */
    record Said(Event event) implements Parsed {}

    record Unclear(Phrase reason) implements Parsed {}
  }

  public static String print(Event event) {
    StringBuilder out = new StringBuilder();
    write(event, out);
    return out.toString();
  }

  static void write(Event event, StringBuilder out) {
    if (event instanceof Event.By by) {
      Sentences.write(by, out.append(by.player().key()).append(' '));
    } else if (event instanceof Event.Roaming roaming) {
      Pieces.write(roaming.raiders(), out.append(RAIDERS));
    } else if (event instanceof Event.Corrected corrected) {
      write(corrected.fact(), out.append(CORRECTION));
    } else if (event instanceof Event.Called called) {
      out.append("call ").append(called.calamity().key());
    } else if (event instanceof Event.WentOn) {
      out.append("go on");
    } else if (event instanceof Event.Ended) {
      out.append("the end");
    } else {
      throw new IllegalArgumentException("no form for event: " + event);
    }
  }

  public static Parsed parse(String line) {
    try {
      return new Parsed.Said(read(Cursor.over(line)));
    } catch (Unreadable unreadable) {
      return new Parsed.Unclear(unreadable.reason());
    }
  }

  static Event read(Cursor in) {
    Event event = sentence(in);
    in.expectEnd();
    return event;
  }

  private static Event sentence(Cursor in) {
    int player = in.index(Vocabulary.CIVILIZATIONS);
    if (player != Vocabulary.NONE) {
      return by(Vocabulary.CIVILIZATIONS.get(player), in);
    }
    if (in.accept(CORRECTION)) {
      return new Event.Corrected(fact(in));
    }
    if (in.accept(RAIDERS)) {
      return new Event.Roaming(Pieces.readRaiders(in));
    }
    if (in.accept("call ")) {
      return new Event.Called(Cards.card(in));
    }
    if (in.accept("go on")) {
      return new Event.WentOn();
    }
    if (in.accept("the end")) {
      return new Event.Ended();
    }
    return by(in.word(Vocabulary.CIVILIZATIONS), in);
  }

  private static Event by(Civilization player, Cursor in) {
    in.expect(' ');
    Verb verb = in.word(Vocabulary.VERBS);
    if (!in.atEnd()) {
      in.expect(' ');
      in.expectMore();
    }
    return verb.read(player, in);
  }

  private static Event.Fact fact(Cursor in) {
    if (sentence(in) instanceof Event.Fact fact) {
      return fact;
    }
    throw Cursor.unreadable("log.no_fact");
  }
}
