package io.augur.app.reference;

import io.augur.app.data.Kind;
import io.augur.app.data.SessionState;
import io.augur.rules.calamity.Line;
import io.augur.rules.calamity.Mark;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Seat;
import io.augur.rules.flow.Table;
import io.augur.rules.reference.Chapter;
import io.augur.rules.reference.ForPlayer;
import io.augur.rules.reference.Links;
import io.augur.rules.reference.Page;
import io.augur.rules.reference.Topic;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;

/** One page of the reference, as it is shown. */
final class PageMapper {
  private final Topic topic;
  private final Asked asked;
  private final Shelf shelf;
  private final Words words;

  PageMapper(Topic topic, Asked asked, Shelf shelf) {
    this.topic = topic;
    this.asked = asked;
    this.shelf = shelf;
    words = shelf.words();
  }

  ReferenceUiState.OpenPage map(SessionState session) {
    Page page = Page.of(topic, rulings(session));
    List<ReferenceUiState.Seated> players = new ArrayList<>();
    List<ReferenceUiState.Part> parts = new ArrayList<>();
    if (session instanceof SessionState.Open open && hasNumbers()) {
      Table table = open.game().table();
      for (Civilization civilization : known(open)) {
        boolean chosen = asked.asksFor(civilization);
        players.add(new ReferenceUiState.Seated(civilization, name(civilization, table), chosen));
        if (chosen) {
          parts.add(part(ForPlayer.of(topic, table, civilization)));
        }
      }
    }
    page.chapters().forEach(chapter -> parts.add(part(chapter)));
    return new ReferenceUiState.OpenPage(
        topic,
        words.say(page.title()),
        otherTitle(page),
        words.say(page.summary()),
        players,
        parts);
  }

  /** Of whom the game has numbers: a notepad knows its owner's only. */
  private static List<Civilization> known(SessionState.Open open) {
    return open.kind() instanceof Kind.Notepad notepad
        ? List.of(notepad.own())
        : open.game().table().setup().civilizations();
  }

  private static Rulings rulings(SessionState session) {
    return session instanceof SessionState.Open open
        ? open.game().table().setup().rulings()
        : Rulings.standard();
  }

  private boolean hasNumbers() {
    return topic.kind() == Topic.Kind.CALAMITY || topic.kind() == Topic.Kind.ADVANCE;
  }

  private String name(Civilization civilization, Table table) {
    String said = words.say(Says.of(civilization));
    for (Seat seat : table.setup().seats()) {
      if (seat.civilization() == civilization && !seat.player().isEmpty()) {
        return said + " (" + seat.player() + ")";
      }
    }
    return said;
  }

  /** The name on a card printed in the other language. */
  private String otherTitle(Page page) {
    Language other = words.language() == Language.POLISH ? Language.ENGLISH : Language.POLISH;
    return Words.in(other).say(page.title());
  }

  private ReferenceUiState.Part part(Chapter chapter) {
    List<ReferenceUiState.Sentence> sentences = new ArrayList<>();
    for (Line line : chapter.lines()) {
      List<ReferenceUiState.Link> links = new ArrayList<>();
      for (Topic to : Links.in(line.sentence(), topic)) {
        links.add(new ReferenceUiState.Link(to, shelf.of(to).title()));
      }
      sentences.add(
          new ReferenceUiState.Sentence(
              line.mark(), words.say(line.sentence()), meaning(line.mark()), links));
    }
    return new ReferenceUiState.Part(words.say(chapter.heading()), sentences);
  }

  private String meaning(Mark mark) {
    return mark == Mark.NONE ? "" : words.say(mark.meaning());
  }
}
