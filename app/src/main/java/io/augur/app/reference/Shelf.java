package io.augur.app.reference;

import io.augur.rules.reference.Page;
import io.augur.rules.reference.Topic;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Words;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** All pages by their titles in one language, made once. */
final class Shelf {
  /** A page seen from outside. */
  record Spine(Topic topic, String title, String summary) {}

  private final Words words;
  private final Map<Topic, Spine> spines = new HashMap<>();
  private final List<Spine> inOrder = new ArrayList<>();

  private Shelf(Words words) {
    this.words = words;
    for (Topic topic : Topic.all()) {
      Page page = Page.of(topic, Rulings.standard());
      Spine spine = new Spine(topic, words.say(page.title()), words.say(page.summary()));
      spines.put(topic, spine);
      inOrder.add(spine);
    }
    Collator alphabet = Collator.getInstance(Locale.forLanguageTag(words.language().tag()));
    inOrder.sort(
        Comparator.comparing((Spine it) -> it.topic().kind())
            .thenComparing((one, other) -> compare(one, other, alphabet)));
  }

  static Shelf in(Words words) {
    return new Shelf(words);
  }

  /** Calamities and phases have an order of their own; the rest goes by the alphabet. */
  private static int compare(Spine one, Spine other, Collator alphabet) {
    return switch (one.topic().kind()) {
      case CALAMITY, PHASE -> 0;
      case ADVANCE, TERM -> alphabet.compare(one.title(), other.title());
    };
  }

  Words words() {
    return words;
  }

  Spine of(Topic topic) {
    Spine spine = spines.get(topic);
    if (spine == null) {
      throw new IllegalArgumentException("no page about: " + topic);
    }
    return spine;
  }

  /** One kind after the other. */
  List<Spine> all() {
    return inOrder;
  }
}
