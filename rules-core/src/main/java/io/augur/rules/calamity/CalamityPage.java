package io.augur.rules.calamity;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Effect;
import io.augur.rules.effect.Modifier;
import io.augur.rules.effect.Names;
import io.augur.rules.table.Ruling;
import io.augur.rules.table.Rulings;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.util.ArrayList;
import java.util.List;

/** The reference page of a calamity, made from its row alone. */
public record CalamityPage(Phrase title, Phrase kind, List<Section> sections) {

  /** The page as a table with these rulings reads it. */
  public static CalamityPage of(Row row, Rulings rulings) {
    Phrase kind =
        Phrase.of(
            "kind." + row.kind().key(),
            arg("stack", row.stack()),
            arg("place", row.kind().place().section()));
    List<Section> sections =
        List.of(
            new Section("happens", happens(row)),
            new Section("advances", advances(row)),
            new Section("others", plain(row.others().sentences(row.kind(), row.beneficiary()))),
            new Section("beneficiary", beneficiary(row)),
            new Section("no_target", noTargets(row)),
            new Section("clarifications", notes(row)),
            new Section("rulings", rulings(row, rulings)));
    return new CalamityPage(row.title(), kind, sections);
  }

  public CalamityPage {
    sections =
        List.of(sections.stream().filter(it -> !it.lines().isEmpty()).toArray(Section[]::new));
  }

  /** The page as lines of plain text. */
  public List<String> in(Words words) {
    List<String> lines = new ArrayList<>(List.of(words.say(title), words.say(kind)));
    for (Section section : sections) {
      lines.add(words.say(section.heading()));
      for (Line line : section.lines()) {
        lines.add(line.mark().sign() + words.say(line.sentence()));
      }
    }
    return lines;
  }

  private static List<Line> happens(Row row) {
    List<Line> lines = new ArrayList<>();
    for (Effect effect : row.effects()) {
      lines.addAll(plain(effect.sentences()));
    }
    return lines;
  }

  private static List<Line> advances(Row row) {
    List<Line> lines = new ArrayList<>();
    for (Effect effect : row.effects()) {
      for (Modifier modifier : effect.modifiers()) {
        lines.add(Line.of(modifier, effect.unit()));
      }
    }
    return lines;
  }

  private static List<Line> beneficiary(Row row) {
    BeneficiaryRole role = row.beneficiary();
    return role.exists()
        ? plain(
            List.of(
                Phrase.of("beneficiary." + role.key()),
                Phrase.of("beneficiary.reach." + row.kind().reach().key())))
        : List.of();
  }

  private static List<Line> noTargets(Row row) {
    List<Line> lines = new ArrayList<>();
    for (NoTarget noTarget : row.noTargets()) {
      lines.add(new Line(Mark.of(noTarget.confidence()), noTarget.sentence()));
    }
    return lines;
  }

  private static List<Line> notes(Row row) {
    List<Line> lines = new ArrayList<>();
    for (Note note : row.notes()) {
      lines.add(new Line(Mark.of(note.confidence()), note.clarification().sentence()));
    }
    return lines;
  }

  private static List<Line> rulings(Row row, Rulings rulings) {
    List<Line> lines = new ArrayList<>();
    for (Ruling ruling : row.rulings()) {
      lines.add(
          new Line(
              Mark.RULING,
              Phrase.of(
                  "page.ruling",
                  arg("question", Names.of(ruling)),
                  arg("reading", Names.of(rulings.chosen(ruling))),
                  arg("reason", Names.reason(ruling)))));
    }
    return lines;
  }

  private static List<Line> plain(List<Phrase> sentences) {
    return List.of(sentences.stream().map(it -> new Line(Mark.NONE, it)).toArray(Line[]::new));
  }
}
