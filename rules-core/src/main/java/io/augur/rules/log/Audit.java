package io.augur.rules.log;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** A log looked at line by line: whether every fingerprint agrees and every seal holds. */
public record Audit(int events, int fingerprints, int seals, List<Phrase> findings) {
  public Audit {
    findings = List.copyOf(findings);
  }

  public static Audit of(String log) {
    LogReader reader = LogReader.of(log);
    List<Phrase> findings = new ArrayList<>();
    int fingerprints = 0;
    int seals = 0;
    int start = reader.history().map(History::start).orElse(0);
    int events = reader.history().map(History::size).orElse(0);
    for (int i = start + 1; i <= events; i++) {
      fingerprints += reader.hasMark(i) ? 1 : 0;
      if (reader.disagrees(i)) {
        findings.add(finding(reader.lineOf(i), Phrase.of("log.disagrees")));
      }
    }
    for (int i = start; reader.history().isPresent() && i <= events; i++) {
      int before = i;
      History history = reader.history().get();
      for (Aside aside : history.asides(i)) {
        if (aside instanceof Aside.Sealed sealed) {
          seals++;
          if (!holds(sealed, before, history)) {
            int line = reader.lineOf(Math.min(before + 1, events));
            findings.add(finding(line, Phrase.of("log.seal_broken", arg("seal", sealed.seal()))));
          }
        }
      }
    }
    reader.fault().ifPresent(it -> findings.add(finding(it.line(), it.reason())));
    return new Audit(events, fingerprints, seals, findings);
  }

  private static Phrase finding(int line, Phrase reason) {
    return Phrase.of("log.fault", arg("line", line), arg("reason", reason));
  }

  /** The seal fits order and nonce, and the card drawn is the one that was tapped. */
  private static boolean holds(Aside.Sealed sealed, int before, History history) {
    Game game = history.state(before);
    if (!sealed.shuffle().seal().equals(sealed.seal())
        || game.isOver()
        || !(game.prompt() instanceof Prompt.Draw draw)
        || draw.cards().size() != sealed.shuffle().order().size()) {
      return false;
    }
    if (before == history.size()) {
      return true; // not drawn yet
    }
    for (Aside aside : history.asides(before + 1)) {
      if (aside instanceof Aside.Tapped tapped) {
        return drew(draw, sealed.shuffle().order(), tapped.place(), history.state(before + 1));
      }
    }
    return false;
  }

  private static boolean drew(Prompt.Draw draw, List<Integer> order, int tapped, Game after) {
    if (tapped < 1 || tapped > order.size()) {
      return false;
    }
    Card card = draw.cards().get(order.get(tapped - 1) - 1);
    return after
        .last()
        .filter(new Event.Drew(draw.player(), card.calamity(), card.giver())::equals)
        .isPresent();
  }
}
