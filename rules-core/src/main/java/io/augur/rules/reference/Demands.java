package io.augur.rules.reference;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Epoch;
import io.augur.rules.table.Requirement;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What an epoch of the A.S.T. asks of a marker, in words. */
public final class Demands {
  private Demands() {}

  /** "Early Bronze Age: The player has at least 2 cities on the board." */
  public static Phrase of(Epoch epoch, Requirement requirement) {
    return Phrase.of(
        "page.epoch",
        arg("epoch", Phrase.of("epoch." + epoch.key() + ".name")),
        arg("demands", all(requirement)));
  }

  private static Phrase all(Requirement requirement) {
    List<Phrase> demands = new ArrayList<>();
    if (requirement.cities() > 0) {
      demands.add(demand("cities", requirement));
    }
    if (requirement.advances() > 0) {
      demands.add(demand("advances." + requirement.tiers(), requirement));
    }
    if (requirement.points() > 0) {
      demands.add(demand("points", requirement));
    }
    if (demands.isEmpty()) {
      return Phrase.of("requirement.none");
    }
    Phrase all = demands.get(0);
    for (Phrase next : demands.subList(1, demands.size())) {
      all = Phrase.of("page.and", arg("one", all), arg("next", next));
    }
    return all;
  }

  private static Phrase demand(String key, Requirement requirement) {
    return Numbered.of("requirement." + key, requirement.numbers());
  }
}
