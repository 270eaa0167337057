package io.augur.rules.log;

import io.augur.rules.flow.Event;
import io.augur.rules.table.Civilization;
import java.util.LinkedHashMap;
import java.util.Map;

/** How one kind of event is written, and the verbs that it is read by. */
final class Form<E extends Event> {
  /** Reads what stands behind a verb. */
  interface Reads<E extends Event> {
    E read(Civilization player, Cursor in);
  }

  /** Writes the verb and what stands behind it. */
  interface Writes<E extends Event> {
    void write(E event, StringBuilder out);
  }

  private final Class<E> kind;
  private final Writes<E> writes;
  private final Map<String, Reads<E>> verbs = new LinkedHashMap<>();

  private Form(Class<E> kind, Writes<E> writes) {
    this.kind = kind;
    this.writes = writes;
  }

  static <E extends Event> Form<E> of(Class<E> kind, Writes<E> writes) {
    return new Form<>(kind, writes);
  }

  Form<E> reads(String verb, Reads<E> reads) {
    verbs.put(verb, reads);
    return this;
  }

  Class<E> kind() {
    return kind;
  }

  Map<String, Reads<E>> verbs() {
    return verbs;
  }

  void write(Event event, StringBuilder out) {
    writes.write(kind.cast(event), out);
  }
}
