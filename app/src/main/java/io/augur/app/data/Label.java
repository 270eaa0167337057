package io.augur.app.data;

import io.augur.rules.log.Aside;
import io.augur.rules.log.History;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;

/** What a log does not say about a game; it stands in remarks at the end of an exported file. */
record Label(String name, Kind kind, long createdAt, int at) {
  private static final String NAME = "# game: ";
  private static final String KIND = "# kept as: ";
  private static final String CREATED = "# begun: ";
  private static final String AT = "# undone behind event: ";

  static Label of(GameRow row) {
    return new Label(row.name, Kind.of(row.kind), row.createdAt, row.where.at);
  }

  /** The whole label, for a backup. */
  String inFull() {
    return inPublic()
        + (KIND + kind.text() + '\n')
        + (CREATED + Instant.ofEpochMilli(createdAt) + '\n')
        + (AT + at + '\n');
  }

  /** Only what the game is called. */
  String inPublic() {
    return NAME + name.replaceAll("\\p{Cntrl}", " ") + '\n';
  }

  static boolean isPart(Aside aside) {
    return aside instanceof Aside.Remark remark
        && (remark.text().startsWith(NAME)
            || remark.text().startsWith(KIND)
            || remark.text().startsWith(CREATED)
            || remark.text().startsWith(AT));
  }

  /** The label at the end of a log; what it lacks, or says wrongly, is filled in. */
  static Label read(History history, String otherName, long now) {
    return new Label(
        name(find(NAME, history).orElse(""), otherName),
        find(KIND, history).flatMap(it -> kind(it, history)).orElse(Kind.TABLE),
        find(CREATED, history).flatMap(Label::time).filter(it -> it <= now).orElse(now),
        find(AT, history)
            .flatMap(Label::number)
            .filter(it -> it >= history.start() && it <= history.size())
            .orElse(history.size()));
  }

  private static Optional<String> find(String what, History history) {
    Optional<String> found = Optional.empty();
    for (Aside aside : history.asides(history.size())) {
      if (aside instanceof Aside.Remark remark && remark.text().startsWith(what)) {
        found = Optional.of(remark.text().substring(what.length()));
      }
    }
    return found;
  }

  private static String name(String read, String other) {
    String cut = Kept.cut(read.trim().isEmpty() ? other : read);
    return cut.isEmpty() ? "?" : cut;
  }

  private static Optional<Kind> kind(String text, History history) {
    try {
      return Optional.of(Kind.of(text))
          .filter(it -> !(it instanceof Kind.Notepad own) || history.setup().plays(own.own()));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Optional<Long> time(String text) {
    try {
      return Optional.of(Instant.parse(text).toEpochMilli());
    } catch (DateTimeException | ArithmeticException e) {
      return Optional.empty();
    }
  }

  private static Optional<Integer> number(String text) {
    try {
      return Optional.of(Integer.parseInt(text));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
