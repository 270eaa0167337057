package io.augur.rules.cli;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.log.Fault;
import io.augur.rules.log.History;
import io.augur.rules.log.Replay;
import io.augur.rules.words.Phrase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;

/** A file that holds a log. */
record LogFile(Path path, String text) {

  static LogFile of(String name) throws Mistake {
    try {
      Path path = Paths.get(name);
      return new LogFile(path, new String(Files.readAllBytes(path), StandardCharsets.UTF_8));
    } catch (IOException | InvalidPathException e) {
      throw new Mistake(Phrase.of("cli.no_file", arg("file", name)));
    }
  }

  /** The game that it tells, all of it. */
  History history() throws Mistake {
    Replay replay = Replay.of(text);
    if (replay instanceof Replay.Whole whole) {
      return whole.history();
    }
    throw new Mistake(
        said(
            replay instanceof Replay.UpTo upTo ? upTo.fault() : ((Replay.Nothing) replay).fault()));
  }

  static Phrase said(Fault fault) {
    return Phrase.of("log.fault", arg("line", fault.line()), arg("reason", fault.reason()));
  }

  /** Writes the whole log anew. */
  void write(String log) throws Mistake {
    try {
      Files.write(path, log.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new Mistake(Phrase.of("cli.not_written", arg("file", path.toString())));
    }
  }
}
