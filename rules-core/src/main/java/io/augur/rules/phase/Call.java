package io.augur.rules.phase;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.strike.Copy;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** The call of one name (9B): its holders reveal it and resolve it before the next call. */
record Call(Calamity calamity) implements Step.OfTable {

  @Override
  public Prompt prompt(Table table) {
    return new Prompt.Call(calamity, holders(table));
  }

  @Override
  public boolean answeredBy(Table table) {
    for (Player player : table.players()) {
      if (player.holds(calamity)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Progress on(Event event, Table table, Telling telling) {
    if (!(event instanceof Event.Called called) || called.calamity() != calamity) {
      return Progress.refused("refusal.call_first", arg("calamity", Says.of(calamity)));
    }
    List<Copy> copies = new ArrayList<>();
    Table revealed = table;
    int resolved = resolved(table);
    for (Civilization holder : holders(table)) {
      Copy copy = new Copy(calamity, resolved + copies.size(), holder);
      copies.add(copy);
      revealed =
          copy.with(
              revealed.with(revealed.player(holder).revealing(calamity)),
              holder,
              Part.As.PRIMARY_VICTIM);
      if (telling.listens()) {
        telling.say(
            Phrase.of(
                "told.reveals",
                arg("player", Says.of(holder)),
                arg("calamity", Says.of(calamity))));
      }
    }
    return copies.size() > 1
        ? Progress.to(revealed, new TwoCopies(copies))
        : Progress.to(revealed, Resolution.of(copies));
  }

  /** Copies of this name that struck before a correction brought one more to light. */
  private int resolved(Table table) {
    int resolved = 0;
    for (Part part : table.parts(calamity)) {
      resolved += part.as() == Part.As.PRIMARY_VICTIM ? 1 : 0;
    }
    return resolved;
  }

  private List<Civilization> holders(Table table) {
    List<Civilization> holders = new ArrayList<>();
    for (Player player : table.players()) {
      if (player.holds(calamity)) {
        holders.add(player.civilization());
      }
    }
    return holders;
  }
}
