package io.augur.rules.cli;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.log.Audit;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.io.PrintStream;

/** Says whether every fingerprint of a log agrees and every seal holds. */
final class CheckCommand {
  private CheckCommand() {}

  /** Whether there was nothing to object to. */
  static boolean run(LogFile file, Words words, PrintStream out) {
    Audit audit = Audit.of(file.text());
    for (Phrase finding : audit.findings()) {
      out.println(words.say(finding));
    }
    if (audit.findings().isEmpty()) {
      out.println(
          words.text(
              "cli.good",
              arg("events", audit.events()),
              arg("fingerprints", audit.fingerprints()),
              arg("seals", audit.seals())));
    }
    return audit.findings().isEmpty();
  }
}
