package io.augur.app.reference;

import io.augur.rules.calamity.Mark;
import io.augur.rules.reference.Topic;
import io.augur.rules.table.Civilization;
import java.util.List;

/** All that the reference shows: what was found, what is read, and which of them is in front. */
record ReferenceUiState(Finder finder, Reading reading, Front front) {
  /** Where there is room for one of them only. */
  enum Front {
    FINDER,
    READING
  }

  /** What is typed and wanted, and what came of it. */
  record Finder(String query, Wanted wanted, Found found) {}

  sealed interface Found {}

  /** The pages are still being made ready for a search. */
  record Searching() implements Found {}

  record Nothing() implements Found {}

  record Listed(List<Item> items) implements Found {
    Listed {
      items = List.copyOf(items);
    }
  }

  sealed interface Item {}

  record Heading(Wanted wanted) implements Item {}

  /** A page to pick; below its title stands what it is, or the sentence it was found by. */
  record Pick(Topic topic, String title, String below, boolean open) implements Item {}

  sealed interface Reading {}

  /** Nothing was picked yet. */
  record NoPage() implements Reading {}

  /** A page; of the players of a game, one may have his numbers shown. */
  record OpenPage(
      Topic topic,
      String title,
      String otherTitle,
      String summary,
      List<Seated> players,
      List<Part> parts)
      implements Reading {
    OpenPage {
      players = List.copyOf(players);
      parts = List.copyOf(parts);
    }
  }

  record Seated(Civilization civilization, String name, boolean chosen) {}

  record Part(String heading, List<Sentence> sentences) {
    Part {
      sentences = List.copyOf(sentences);
    }
  }

  record Sentence(Mark mark, String text, String meaning, List<Link> links) {
    Sentence {
      links = List.copyOf(links);
    }
  }

  record Link(Topic topic, String title) {}
}
