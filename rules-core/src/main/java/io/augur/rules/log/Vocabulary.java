package io.augur.rules.log;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Keyed;
import io.augur.rules.table.SpecialAbility;
import java.util.Arrays;

/** The words that may stand in one place of a line; found without cutting the line to pieces. */
final class Vocabulary<T extends Keyed> {
  static final Vocabulary<Civilization> CIVILIZATIONS = new Vocabulary<>(Civilization.values());
  static final Vocabulary<Calamity> CALAMITIES = new Vocabulary<>(Calamity.values());
  static final Vocabulary<Advance> ADVANCES = new Vocabulary<>(Advance.values());
  static final Vocabulary<AdvanceGroup> GROUPS = new Vocabulary<>(AdvanceGroup.values());
  static final Vocabulary<Answer> ANSWERS = new Vocabulary<>(Answer.values());
  static final Vocabulary<Count> COUNTS = new Vocabulary<>(Count.values());
  static final Vocabulary<SpecialAbility> ABILITIES = new Vocabulary<>(SpecialAbility.values());

  static final Vocabulary<Verb> VERBS = new Vocabulary<>(Verb.values());

  static final int NONE = -1;
  private static final int FREE = -1;

  private final T[] things;
  private final char[][] words;
  private final int[] slots;

  Vocabulary(T[] things) {
    this.things = things;
    this.words = new char[things.length][];
    this.slots = new int[Integer.highestOneBit(things.length + 1) * 4];
    Arrays.fill(slots, FREE);
    for (int i = 0; i < things.length; i++) {
      String word = things[i].key();
      words[i] = word.toCharArray();
      int slot = word.hashCode() & (slots.length - 1);
      while (slots[slot] != FREE) {
        slot = (slot + 1) & (slots.length - 1);
      }
      slots[slot] = i;
    }
  }

  T get(int index) {
    return things[index];
  }

  /** The place of the word that stands here, or {@link #NONE}; the hash is that of a string. */
  int find(char[] text, int from, int to, int hash) {
    int slot = hash & (slots.length - 1);
    while (slots[slot] != FREE) {
      if (same(words[slots[slot]], text, from, to)) {
        return slots[slot];
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    return NONE;
  }

  private static boolean same(char[] word, char[] text, int from, int to) {
    if (word.length != to - from) {
      return false;
    }
    for (int i = 0; i < word.length; i++) {
      if (word[i] != text[from + i]) {
        return false;
      }
    }
    return true;
  }
}
