package io.augur.rules.cli;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.CalamityPage;
import io.augur.rules.calamity.Glossary;
import io.augur.rules.calamity.Influence;
import io.augur.rules.effect.Names;
import io.augur.rules.phase.PhaseGuide;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Arg;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Looks up a calamity, an advance, a phase or a term by its key, or by its name in any language.
 */
final class Reference {
  private Reference() {}

  /** The page in one language, whatever language it was asked for in. */
  static String page(String name, Words words) throws Mistake {
    for (Calamity calamity : Calamity.values()) {
      if (is(name, calamity.key(), calamity.row().title())) {
        return joined(CalamityPage.of(calamity.row(), Rulings.standard()).in(words));
      }
    }
    for (Advance advance : Advance.values()) {
      if (is(name, advance.key(), Names.of(advance))) {
        return joined(advance(advance, words));
      }
    }
    for (PhaseGuide phase : PhaseGuide.values()) {
      if (is(name, phase.key(), phase.title()) || name.equalsIgnoreCase(phase.place().section())) {
        List<String> lines = new ArrayList<>(List.of(words.say(phase.title())));
        phase.paragraphs().forEach(paragraph -> lines.add(words.say(paragraph)));
        return joined(lines);
      }
    }
    for (Glossary term : Glossary.values()) {
      if (is(name, term.key(), term.title())) {
        return joined(List.of(words.say(term.title()), words.say(term.text())));
      }
    }
    throw new Mistake(Phrase.of("cli.no_name", arg("word", name)));
  }

  private static boolean is(String name, String key, Phrase title) {
    if (name.equalsIgnoreCase(key)) {
      return true;
    }
    for (Language language : Language.values()) {
      String said = Words.in(language).say(title);
      if (name.toLowerCase(Locale.ROOT).equals(said.toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    return false;
  }

  private static List<String> advance(Advance advance, Words words) {
    List<String> lines = new ArrayList<>();
    lines.add(
        words.text(
            "cli.advance",
            arg("advance", Names.of(advance)),
            arg("cost", advance.cost()),
            arg("points", advance.points())));
    String stem = "advance." + advance.key() + ".";
    for (String key : words.keys()) {
      if (key.startsWith(stem) && !key.endsWith(".name")) {
        lines.add(words.say(new Phrase(key, numbers(advance, words.argumentsOf(key)))));
      }
    }
    Influence.of(advance).forEach(influence -> lines.add(words.say(influence.sentence())));
    return lines;
  }

  private static List<Arg> numbers(Advance advance, List<String> names) {
    List<Arg> numbers = new ArrayList<>();
    advance
        .numbers()
        .forEach(
            (name, number) -> {
              if (names.contains(name)) {
                numbers.add(arg(name, number));
              }
            });
    return numbers;
  }

  private static String joined(List<String> lines) {
    return String.join("\n", lines);
  }
}
