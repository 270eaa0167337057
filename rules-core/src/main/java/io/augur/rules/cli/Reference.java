package io.augur.rules.cli;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.reference.Page;
import io.augur.rules.reference.Topic;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.Locale;

/**
 * Looks up a calamity, an advance, a phase or a term by its key, or by its name in any language.
 */
final class Reference {
  private Reference() {}

  /** The page in one language, whatever language it was asked for in. */
  static String page(String name, Words words) throws Mistake {
    for (Topic topic : Topic.all()) {
      Page page = Page.of(topic, Rulings.standard());
      if (name.equalsIgnoreCase(topic.key()) || isTitle(name, page.title())) {
        return String.join("\n", page.in(words));
      }
    }
    throw new Mistake(Phrase.of("cli.no_name", arg("word", name)));
  }

  private static boolean isTitle(String name, Phrase title) {
    for (Language language : Language.values()) {
      String said = Words.in(language).say(title);
      if (name.toLowerCase(Locale.ROOT).equals(said.toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    return false;
  }
}
