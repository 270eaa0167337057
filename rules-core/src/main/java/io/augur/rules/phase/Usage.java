package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Raiders;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Measure;
import io.augur.rules.table.Standing;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Optional;

/** One use of a special ability: the counts that it is said to have changed, to be checked. */
record Usage(Table table, Event.Used use) {

  /** What is wrong with it, if anything is. */
  Optional<Phrase> fault() {
    Aim aim = Aim.of(use.ability(), use.player());
    for (Change change : use.changes()) {
      if (!table.setup().plays(change.player())) {
        return Optional.of(
            Phrase.of("refusal.not_at_the_table", arg("player", Says.of(change.player()))));
      }
      Player touched = table.player(change.player());
      Optional<Phrase> bar = isOwn(change) ? Optional.empty() : aim.bar(touched);
      if (bar.isPresent()) {
        return bar;
      }
    }
    if (muddled() || !Powers.allow(this)) {
      return Optional.of(Phrase.of("refusal.usage", arg("text", aim.text())));
    }
    return missing();
  }

  /** Nobody gives what he has not; the user has all that he places in stock beforehand. */
  private Optional<Phrase> missing() {
    for (Change change : use.changes()) {
      Counts counts = table.player(change.player()).counts();
      Count count = change.count();
      int most = counts.knows(count) ? counts.of(count) : count.most();
      if (most + change.by() < 0) {
        return Optional.of(
            Phrase.of(
                "refusal.has_only",
                arg("player", Says.of(change.player())),
                arg("what", Says.of(count, most))));
      }
    }
    Standing user = table.player(use.player()).standing();
    int tokens = Math.max(0, own(Count.TOKENS)) + Math.max(0, own(Count.TREASURY));
    return own(Count.CITIES) <= user.citiesInStock() && tokens <= user.tokensInStock()
        ? Optional.empty()
        : Optional.of(Phrase.of("refusal.stock_short", arg("player", Says.of(use.player()))));
  }

  /** Whether a count is said to change twice, or by nothing. */
  private boolean muddled() {
    List<Change> changes = use.changes();
    for (int i = 0; i < changes.size(); i++) {
      Change change = changes.get(i);
      if (change.by() == 0) {
        return true;
      }
      for (Change before : changes.subList(0, i)) {
        if (before.player() == change.player() && before.count() == change.count()) {
          return true;
        }
      }
    }
    return false;
  }

  /** The table afterwards; what is annexed from raiders is theirs no longer. */
  Table after() {
    Table after = table;
    for (Change change : use.changes()) {
      after = after.plus(change.player(), change.count(), change.by());
    }
    return Powers.fromRaiders(use.ability()) ? after.with(raidersLeft()) : after;
  }

  private Raiders raidersLeft() {
    Raiders roaming = table.raiders();
    return roaming
        .plusBarbarians(-Math.min(roaming.barbarianTokens(), own(Count.TOKENS)))
        .plusPirates(-Math.min(roaming.pirateCities(), own(Count.CITIES)));
  }

  /** What the user gains of this count, or loses if it is below nothing. */
  int own(Count count) {
    int own = 0;
    for (Change change : use.changes()) {
      own += change.count() == count && isOwn(change) ? change.by() : 0;
    }
    return own;
  }

  /** What the others lose of this count, all together. */
  int taken(Count count) {
    int taken = 0;
    for (Change change : use.changes()) {
      taken -= change.count() == count && !isOwn(change) ? change.by() : 0;
    }
    return taken;
  }

  boolean isOwn(Change change) {
    return change.player() == use.player();
  }

  /** A number of the row of the advance that gives the ability. */
  int measure(Measure measure) {
    return use.ability().advance().measure(measure).orElseThrow(IllegalStateException::new);
  }
}
