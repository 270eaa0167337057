package io.augur.rules.strike;

import io.augur.rules.flow.Step;
import io.augur.rules.table.Civilization;
import java.util.List;

/** How one effect of a calamity is carried out at the table. */
public interface Strike {
  /** What is settled before anybody loses anything: where it strikes, and who stands there too. */
  default List<Step> before(Copy copy) {
    return List.of();
  }

  /** What one victim, primary or secondary, goes through. */
  List<Step> on(Copy copy, Civilization victim);
}
