package io.augur.rules.reference;

import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where one can go on reading from a sentence: the calamities and advances that it names. */
public final class Links {
  private static final String NAME = ".name";

  private Links() {}

  /** The topics named in a sentence, each once, apart from the one that the page is about. */
  public static List<Topic> in(Phrase sentence, Topic page) {
    List<Topic> links = new ArrayList<>();
    for (String key : sentence.keys()) {
      topic(key)
          .filter(topic -> !topic.equals(page) && !links.contains(topic))
          .ifPresent(links::add);
    }
    return links;
  }

  private static Optional<Topic> topic(String key) {
    return key.endsWith(NAME)
        ? Topic.at(key.substring(0, key.length() - NAME.length()).replace('.', '/'))
        : Optional.empty();
  }
}
