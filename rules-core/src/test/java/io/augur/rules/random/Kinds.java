package io.augur.rules.random;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which kinds of events answer a prompt at all. */
final class Kinds {
  private static final Map<Class<? extends Prompt>, Set<Class<? extends Event>>> ANSWERS =
      new HashMap<>();

  static {
    ANSWERS.put(
        Prompt.Gather.class,
        Set.of(
            Event.Has.class,
            Event.Owns.class,
            Event.Lacks.class,
            Event.Holds.class,
            Event.HoldsNot.class,
            Event.Roaming.class,
            Event.WentOn.class,
            Event.Ended.class));
    ANSWERS.put(Prompt.Draw.class, Set.of(Event.Drew.class));
    ANSWERS.put(Prompt.Call.class, Set.of(Event.Called.class));
    ANSWERS.put(Prompt.TwoCopies.class, Set.of(Event.WentOn.class, Event.Insisted.class));
    ANSWERS.put(Prompt.HowMany.class, Set.of(Event.Has.class));
    ANSWERS.put(Prompt.Name.class, Set.of(Event.Named.class));
    ANSWERS.put(Prompt.Lose.class, Set.of(Event.Took.class));
    ANSWERS.put(Prompt.Choose.class, Set.of(Event.Answered.class));
    ANSWERS.put(Prompt.State.class, Set.of(Event.Stated.class));
    ANSWERS.put(Prompt.Annex.class, Set.of(Event.Annexed.class));
    ANSWERS.put(Prompt.Raid.class, Set.of(Event.Raided.class));
    ANSWERS.put(Prompt.Discard.class, Set.of(Event.Discarded.class));
    ANSWERS.put(Prompt.Abilities.class, Set.of(Event.Used.class, Event.Answered.class));
    ANSWERS.put(Prompt.Surplus.class, Set.of(Event.WentOn.class, Event.Took.class));
    ANSWERS.put(Prompt.Support.class, Set.of(Event.Took.class));
    ANSWERS.put(
        Prompt.Buy.class, Set.of(Event.Bought.class, Event.Answered.class, Event.WentOn.class));
    ANSWERS.put(Prompt.Markers.class, Set.of(Event.WentOn.class, Event.Moved.class));
  }

  private Kinds() {}

  static Set<Class<? extends Event>> of(Prompt prompt) {
    if (prompt instanceof Prompt.Tasks tasks) {
      Set<Class<? extends Event>> all = new HashSet<>(Set.of(Event.Insisted.class));
      tasks.tasks().forEach(task -> all.addAll(of(task.prompt())));
      return all;
    }
    if (prompt instanceof Prompt.KeepHand keep) {
      return keep.cards() == Count.UNKNOWN
          ? Set.of(Event.Has.class, Event.Answered.class, Event.WentOn.class)
          : Set.of(Event.Answered.class);
    }
    return Optional.ofNullable(ANSWERS.get(prompt.getClass()))
        .orElseThrow(() -> new AssertionError("no answers are known for " + prompt));
  }

  /** Whom the prompt asks, if it is one player. */
  static Optional<Civilization> player(Prompt prompt) {
    for (RecordComponent part : prompt.getClass().getRecordComponents()) {
      if (part.getName().equals("player")) {
        return Optional.of((Civilization) value(prompt, part));
      }
    }
    return Optional.empty();
  }

  private static Object value(Prompt prompt, RecordComponent part) {
    try {
      return part.getAccessor().invoke(prompt);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("can't look into " + prompt, e);
    }
  }
}
