package io.augur.rules.reference;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.CalamityPage;
import io.augur.rules.calamity.Glossary;
import io.augur.rules.calamity.Line;
import io.augur.rules.phase.PhaseGuide;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;

/** A page of the reference: what it is about, that in one line, and all there is to say. */
public record Page(Topic topic, Phrase title, Phrase summary, List<Chapter> chapters) {
  public Page {
    chapters =
        List.of(chapters.stream().filter(it -> !it.lines().isEmpty()).toArray(Chapter[]::new));
  }

  /** The page as a table with these rulings reads it. */
  public static Page of(Topic topic, Rulings rulings) {
    return switch (topic.kind()) {
      case CALAMITY -> calamity(topic, rulings);
      case ADVANCE -> AdvancePage.of(Advance.byKey(topic.key()));
      case PHASE -> phase(topic);
      case TERM -> term(topic);
    };
  }

  private static Page calamity(Topic topic, Rulings rulings) {
    CalamityPage page = CalamityPage.of(Calamity.byKey(topic.key()).row(), rulings);
    List<Chapter> chapters = new ArrayList<>();
    page.sections().forEach(it -> chapters.add(new Chapter(it.heading(), it.lines())));
    return new Page(topic, page.title(), page.kind(), chapters);
  }

  private static Page phase(Topic topic) {
    for (PhaseGuide phase : PhaseGuide.values()) {
      if (Topic.of(phase).equals(topic)) {
        List<Chapter> chapters = new ArrayList<>();
        chapters.add(Chapter.plain("rules", phase.paragraphs()));
        chapters.addAll(Numbers.of(phase));
        Phrase summary = Phrase.of("page.phase", arg("place", phase.place().section()));
        return new Page(topic, phase.title(), summary, chapters);
      }
    }
    throw new IllegalArgumentException("no phase: " + topic);
  }

  private static Page term(Topic topic) {
    for (Glossary term : Glossary.values()) {
      if (Topic.of(term).equals(topic)) {
        List<Chapter> chapters = List.of(Chapter.plain("meaning", List.of(term.text())));
        return new Page(topic, term.title(), Phrase.of("page.term"), chapters);
      }
    }
    throw new IllegalArgumentException("no term: " + topic);
  }

  /** The page as lines of plain text. */
  public List<String> in(Words words) {
    List<String> lines = new ArrayList<>(List.of(words.say(title), words.say(summary)));
    for (Chapter chapter : chapters) {
      lines.add(words.say(chapter.heading()));
      for (Line line : chapter.lines()) {
        lines.add(line.mark().sign() + words.say(line.sentence()));
      }
    }
    return lines;
  }
}
