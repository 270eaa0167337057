package io.augur.app.setup;

import android.view.ViewGroup;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.Who;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The civilizations of a line-up, of which one is the owner's. */
final class Civilizations {
  private final Map<Civilization, PlayerRow> rows = new EnumMap<>(Civilization.class);
  private final ViewGroup room;
  private final OwnHandViewModel ownHand;
  private @Nullable LineUp shown;

  Civilizations(ViewGroup room, OwnHandViewModel ownHand) {
    this.room = room;
    this.ownHand = ownHand;
  }

  void show(OwnHandUiState state) {
    if (state.draft().setup().lineUp() != shown) {
      shown = state.draft().setup().lineUp();
      rows.clear();
      room.removeAllViews();
      shown.civilizations().forEach(it -> rows.put(it, row(it)));
    }
    rows.forEach(
        (civilization, row) ->
            row.look(
                state.own().filter(it -> it == civilization).isPresent()
                    ? PlayerRow.Look.CHOSEN
                    : PlayerRow.Look.FREE));
  }

  private PlayerRow row(Civilization civilization) {
    return PlayerRow.in(room)
        .show(civilization, Who.name(civilization, room.getContext()), "")
        .mark("")
        .onTap(() -> ownHand.own(civilization));
  }
}
