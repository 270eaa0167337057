package io.augur.rules.cli;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Outcome;
import io.augur.rules.log.EventText;
import io.augur.rules.log.History;
import io.augur.rules.log.LogText;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Asks, takes lines of the log as answers, and keeps the file up to date after each. */
final class PlayCommand {
  private final Words words;
  private final BufferedReader in;
  private final PrintStream out;
  private final ReplayCommand printed;

  PlayCommand(Words words, BufferedReader in, PrintStream out) {
    this.words = words;
    this.in = in;
    this.out = out;
    this.printed = new ReplayCommand(words, out);
  }

  void run(LogFile file) throws Mistake {
    History history = file.history();
    printed.page(history.now());
    Optional<String> line = ask();
    while (line.isPresent() && !line.get().equals("quit")) {
      if (takes(line.get(), history)) {
        file.write(LogText.marked(history));
        printed.page(history.now());
      }
      line = ask();
    }
  }

  private Optional<String> ask() {
    out.println(words.text("cli.ask"));
    try {
      return Optional.ofNullable(in.readLine()).map(String::trim);
    } catch (IOException e) {
      throw new UncheckedIOException("terminal can't be read", e);
    }
  }

  private boolean takes(String line, History history) {
    if (line.equals("undo")) {
      return undo(history);
    }
    EventText.Parsed parsed = EventText.parse(line);
    if (parsed instanceof EventText.Parsed.Unclear unclear) {
      return refused(unclear.reason());
    }
    Event event = ((EventText.Parsed.Said) parsed).event();
    if (history.play(event) instanceof Outcome.Refused refused) {
      return refused(refused.refusal().reason());
    }
    printed.told(history.now());
    return true;
  }

  private boolean undo(History history) {
    if (history.at() == 0) {
      out.println(words.text("cli.nothing_to_undo"));
      return false;
    }
    history.undo();
    return true;
  }

  private boolean refused(Phrase reason) {
    out.println(words.text("cli.not_taken", arg("reason", reason)));
    return false;
  }
}
