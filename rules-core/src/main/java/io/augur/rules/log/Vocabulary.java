package io.augur.rules.log;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.SpecialAbility;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/** The words that may stand in one place of a line; found without cutting the line to pieces. */
final class Vocabulary<T> {
  static final Vocabulary<Civilization> CIVILIZATIONS =
      of(Civilization.values(), Civilization::key);
  static final Vocabulary<Calamity> CALAMITIES = of(Calamity.values(), Calamity::key);
  static final Vocabulary<Advance> ADVANCES = of(Advance.values(), Advance::key);
  static final Vocabulary<AdvanceGroup> GROUPS = of(AdvanceGroup.values(), AdvanceGroup::key);
  static final Vocabulary<Answer> ANSWERS = of(Answer.values(), Answer::key);
  static final Vocabulary<Count> COUNTS = of(Count.values(), Count::key);
  static final Vocabulary<SpecialAbility> ABILITIES =
      of(SpecialAbility.values(), SpecialAbility::key);

  static final int NONE = -1;
  private static final int FREE = -1;

  private final List<String> words;
  private final List<T> things;
  private final int[] slots;

  private Vocabulary(List<String> words, List<T> things) {
    this.words = words;
    this.things = things;
    this.slots = new int[Integer.highestOneBit(words.size() + 1) * 4];
    java.util.Arrays.fill(slots, FREE);
    for (int i = 0; i < words.size(); i++) {
      int slot = words.get(i).hashCode() & (slots.length - 1);
      while (slots[slot] != FREE) {
        slot = (slot + 1) & (slots.length - 1);
      }
      slots[slot] = i;
    }
  }

  static <T> Vocabulary<T> of(T[] things, Function<T, String> word) {
    List<String> words = new ArrayList<>();
    for (T thing : things) {
      words.add(word.apply(thing));
    }
    return of(words, List.of(things));
  }

  static <T> Vocabulary<T> of(List<String> words, List<T> things) {
    return new Vocabulary<>(
        Collections.unmodifiableList(words), Collections.unmodifiableList(things));
  }

  T get(int index) {
    return things.get(index);
  }

  /** The place of the word that stands here, or {@link #NONE}; the hash is that of a string. */
  int find(char[] text, int from, int to, int hash) {
    int slot = hash & (slots.length - 1);
    while (slots[slot] != FREE) {
      if (same(words.get(slots[slot]), text, from, to)) {
        return slots[slot];
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    return NONE;
  }

  private static boolean same(String word, char[] text, int from, int to) {
    if (word.length() != to - from) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) != text[from + i]) {
        return false;
      }
    }
    return true;
  }
}
