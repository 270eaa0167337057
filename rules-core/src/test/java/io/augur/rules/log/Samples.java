package io.augur.rules.log;

import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Credits;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random events of every kind that the engine knows, found by reflection. */
public final class Samples {
  private final Random random;

  public Samples(long seed) {
    random = new Random(seed);
  }

  /** Every kind of event. */
  @SuppressWarnings("unchecked")
  public static List<Class<? extends Event>> kinds() {
    List<Class<? extends Event>> kinds = new ArrayList<>();
    List<Class<?>> open = new ArrayList<>(List.of(Event.class));
    while (!open.isEmpty()) {
      Class<?> kind = open.remove(0);
      if (kind.isRecord()) {
        kinds.add((Class<? extends Event>) kind);
      } else {
        open.addAll(List.of(kind.getPermittedSubclasses()));
      }
    }
    return kinds;
  }

  public Event event(Class<? extends Event> kind) {
    return kind.cast(record(kind));
  }

  private Object record(Class<?> kind) {
    RecordComponent[] parts = kind.getRecordComponents();
    Class<?>[] types = new Class<?>[parts.length];
    Object[] values = new Object[parts.length];
    for (int i = 0; i < parts.length; i++) {
      types[i] = parts[i].getType();
      values[i] = value(kind, parts[i]);
    }
    try {
      return kind.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no sample of " + kind, e);
    }
  }

  private Object value(Class<?> kind, RecordComponent part) {
    Class<?> type = part.getType();
    if (type == int.class) {
      return random.nextInt(60) - (kind == Basket.class ? 0 : 5);
    }
    if (type.isEnum()) {
      return any(type.getEnumConstants());
    }
    if (type == Giver.class) {
      return any(
          new Giver[] {Giver.DRAWN, Giver.UNKNOWN, Giver.traded(any(Civilization.values()))});
    }
    if (type == Event.Fact.class) {
      List<Class<? extends Event>> facts = new ArrayList<>(kinds());
      facts.removeIf(it -> !Event.Fact.class.isAssignableFrom(it));
      return event(facts.get(random.nextInt(facts.size())));
    }
    if (type == Worksheet.class) {
      return new Worksheet(random.nextInt(3), random.nextInt(2), some(5, () -> random.nextInt(5)));
    }
    if (type == Advances.class) {
      return Advances.of(some(4, () -> any(Advance.values())));
    }
    if (type == Map.class) {
      return map(part.getName());
    }
    if (type == List.class) {
      return kind == Event.Used.class
          ? some(3, this::change)
          : some(3, () -> any(Civilization.values()));
    }
    return record(type);
  }

  private Change change() {
    return new Change(any(Civilization.values()), any(Count.values()), random.nextInt(20) - 10);
  }

  private Map<Advance, ?> map(String name) {
    Map<Advance, Object> map = new EnumMap<>(Advance.class);
    for (Advance advance : some(2, () -> any(Advance.values()))) {
      map.put(
          advance,
          name.equals("spent")
              ? any(Advance.values())
              : new Credits(5 * random.nextInt(2), 0, random.nextInt(2), 0, random.nextInt(30)));
    }
    return new LinkedHashMap<>(map);
  }

  private <T> List<T> some(int most, java.util.function.Supplier<T> next) {
    List<T> some = new ArrayList<>();
    for (int left = random.nextInt(most + 1); left > 0; left--) {
      some.add(next.get());
    }
    return some;
  }

  private <T> T any(T[] all) {
    return all[random.nextInt(all.length)];
  }
}
