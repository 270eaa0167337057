package io.augur.rules.reference;

import io.augur.rules.calamity.Line;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds pages by what is typed, in any language, with or without diacritics. */
public final class Search {
  private final List<Indexed> pages = new ArrayList<>();

  private Search(Rulings rulings) {
    Topic.all().forEach(topic -> pages.add(Indexed.of(Page.of(topic, rulings))));
  }

  /** A search over all pages as a table with these rulings reads them; it takes a moment. */
  public static Search over(Rulings rulings) {
    return new Search(rulings);
  }

  /** A page that was found, and the sentence that it was found by, unless it was the title. */
  public record Hit(Topic topic, Place place, List<Phrase> sentence) {
    public Hit {
      sentence = List.copyOf(sentence);
    }
  }

  /** Where the words were found, the best place first. */
  public enum Place {
    START_OF_TITLE,
    WORD_OF_TITLE,
    TITLE,
    SENTENCE,
    /** Each word somewhere on the page. */
    PAGE
  }

  /** The pages that have all that was typed, the best ones first; none if nothing was typed. */
  public List<Hit> find(String typed) {
    String query = Folded.of(typed).trim();
    List<Hit> hits = new ArrayList<>();
    if (!query.isEmpty()) {
      pages.forEach(page -> page.look(query, hits));
    }
    hits.sort(Comparator.comparing(Hit::place)); // stable, so the order of the topics stays
    return hits;
  }

  private record Indexed(Topic topic, List<String> titles, List<Phrase> said, List<Folds> text) {
    static Indexed of(Page page) {
      List<String> titles = new ArrayList<>();
      for (Language language : Language.values()) {
        titles.add(Folded.of(Words.in(language).say(page.title())));
      }
      List<Phrase> said = new ArrayList<>(List.of(page.summary()));
      page.chapters()
          .forEach(chapter -> chapter.lines().stream().map(Line::sentence).forEach(said::add));
      List<Folds> text = new ArrayList<>();
      said.forEach(sentence -> text.add(Folds.of(sentence)));
      return new Indexed(page.topic(), titles, said, text);
    }

    void look(String query, List<Hit> hits) {
      String atWord = " " + query;
      if (titles.stream().anyMatch(title -> title.startsWith(atWord))) {
        hits.add(new Hit(topic, Place.START_OF_TITLE, List.of()));
      } else if (titles.stream().anyMatch(title -> title.contains(atWord))) {
        hits.add(new Hit(topic, Place.WORD_OF_TITLE, List.of()));
      } else if (titles.stream().anyMatch(title -> title.contains(query))) {
        hits.add(new Hit(topic, Place.TITLE, List.of()));
      } else if (!sentence(atWord, hits) && query.indexOf(' ') > 0) {
        everywhere(query.split(" ", -1), hits);
      }
    }

    private boolean sentence(String atWord, List<Hit> hits) {
      for (int i = 0; i < text.size(); i++) {
        if (text.get(i).has(atWord)) {
          hits.add(new Hit(topic, Place.SENTENCE, List.of(said.get(i))));
          return true;
        }
      }
      return false;
    }

    private void everywhere(String[] words, List<Hit> hits) {
      for (String word : words) {
        String atWord = " " + word;
        if (titles.stream().noneMatch(title -> title.contains(atWord))
            && text.stream().noneMatch(it -> it.has(atWord))) {
          return;
        }
      }
      hits.add(new Hit(topic, Place.PAGE, List.of()));
    }
  }

  /** A sentence in every language. */
  private record Folds(List<String> said) {
    static Folds of(Phrase sentence) {
      List<String> said = new ArrayList<>();
      for (Language language : Language.values()) {
        said.add(Folded.of(Words.in(language).say(sentence)));
      }
      return new Folds(said);
    }

    boolean has(String words) {
      for (String one : said) {
        if (one.contains(words)) {
          return true;
        }
      }
      return false;
    }
  }
}
