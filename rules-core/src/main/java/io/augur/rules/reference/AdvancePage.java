package io.augur.rules.reference;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.Glossary;
import io.augur.rules.calamity.Influence;
import io.augur.rules.calamity.Line;
import io.augur.rules.calamity.Mark;
import io.augur.rules.effect.Names;
import io.augur.rules.flow.Says;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Confidence;
import io.augur.rules.table.SpecialAbility;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Makes the page of an advance from its row. */
final class AdvancePage {
  private AdvancePage() {}

  static Page of(Advance advance) {
    Phrase summary =
        Phrase.of(
            "page.advance",
            arg("group", Says.all(groups(advance.groups()))),
            arg("cost", advance.cost()),
            arg("points", advance.points()));
    List<Chapter> chapters =
        List.of(
            Chapter.plain("does", attribute(advance)),
            new Chapter(Glossary.SPECIAL_ABILITY.title(), Chapter.plain(ability(advance))),
            Chapter.of("influences", influences(advance)),
            Chapter.plain("protection", protection(advance)),
            Chapter.plain("credits", credits(advance)),
            Chapter.of("clarifications", notes(advance)),
            Chapter.of("misprint", misprint(advance)));
    return new Page(Topic.of(advance), Names.of(advance), summary, chapters);
  }

  private static List<Phrase> groups(List<AdvanceGroup> groups) {
    List<Phrase> names = new ArrayList<>();
    groups.forEach(group -> names.add(group(group)));
    return names;
  }

  private static Phrase group(AdvanceGroup group) {
    return Phrase.of("group." + group.key() + ".name");
  }

  private static List<Phrase> attribute(Advance advance) {
    return advance.hasAttribute() ? List.of(text(advance, "attribute")) : List.of();
  }

  private static List<Phrase> ability(Advance advance) {
    List<Phrase> sentences = new ArrayList<>();
    advance
        .ability()
        .ifPresent(
            ability -> {
              sentences.add(Numbered.of("special." + ability.key() + ".text", advance.numbers()));
              List<Phrase> safe = new ArrayList<>();
              ability.protectors().forEach(it -> safe.add(Names.of(it)));
              if (!safe.isEmpty()) {
                sentences.add(Phrase.of("page.spares", arg("advances", Says.all(safe))));
              }
            });
    return sentences;
  }

  private static List<Line> influences(Advance advance) {
    List<Line> lines = new ArrayList<>();
    for (Influence influence : Influence.of(advance)) {
      Mark mark = influence.modifier().aggravates() ? Mark.WORSE : Mark.MILDER;
      lines.add(new Line(mark, influence.sentence()));
    }
    return lines;
  }

  private static List<Phrase> protection(Advance advance) {
    List<Phrase> sentences = new ArrayList<>();
    for (SpecialAbility ability : advance.protectsAgainst()) {
      sentences.add(Phrase.of("page.protects", arg("advance", Names.of(ability.advance()))));
    }
    return sentences;
  }

  private static List<Phrase> credits(Advance advance) {
    List<Phrase> sentences = new ArrayList<>();
    for (AdvanceGroup group : AdvanceGroup.values()) {
      int credit = advance.credits().in(group);
      if (credit > 0) {
        sentences.add(Phrase.of("page.credit", arg("n", credit), arg("group", group(group))));
      }
    }
    advance.chain().after(advance).ifPresent(next -> sentences.add(chain(advance, next)));
    advance.chain().before(advance).ifPresent(from -> sentences.add(chain(from, advance)));
    return sentences;
  }

  private static Phrase chain(Advance from, Advance to) {
    return Phrase.of(
        "page.chain",
        arg("from", Names.of(from)),
        arg("to", Names.of(to)),
        arg("n", from.tier().chainCredit()));
  }

  private static List<Line> notes(Advance advance) {
    List<Line> lines = new ArrayList<>();
    for (Confidence confidence : advance.notes()) {
      lines.add(new Line(Mark.of(confidence), text(advance, "note." + (lines.size() + 1))));
    }
    return lines;
  }

  private static List<Line> misprint(Advance advance) {
    return advance.misprint().isPresent()
        ? List.of(new Line(Mark.ERRATUM, text(advance, "erratum")))
        : List.of();
  }

  private static Phrase text(Advance advance, String part) {
    return Numbered.of("advance." + advance.key() + "." + part, advance.numbers());
  }
}
