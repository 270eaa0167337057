package io.augur.rules.phase;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.HowMany;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Progress;
import io.augur.rules.flow.Step;
import io.augur.rules.flow.Table;
import io.augur.rules.flow.Telling;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;

/** Phase 13: markers move on the A.S.T.; cities are counted only where they decide. */
record Markers() implements Step.Automatic {
  @Override
  public Progress run(Table table, Telling telling) {
    List<Step> steps = new ArrayList<>();
    List<Civilization> all = new ArrayList<>();
    for (Player player : table.players()) {
      all.add(player.civilization());
      if (new Stride(player, table.setup().track()).hangsOnCities()) {
        steps.addAll(HowMany.unknown(table, player.civilization(), Count.CITIES));
      }
    }
    steps.add(new MoveMarkers(all));
    return Progress.to(table, steps);
  }
}
