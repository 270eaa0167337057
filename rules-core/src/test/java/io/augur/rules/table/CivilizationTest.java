package io.augur.rules.table;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.Test;

public final class CivilizationTest {
  @Test
  public void everyCivilizationSaysWhatTheFactsSay() {
    List<FactTable.Row> facts = FactTable.read("civilizations");
    assertThat(facts).hasSize(Civilization.values().length);
    for (FactTable.Row fact : facts) {
      Civilization civilization = Civilization.byKey(fact.get("key"));
      Map<String, String> row = new LinkedHashMap<>();
      row.put("key", civilization.key());
      row.put("name", fact.get("name")); // the names are compared where the texts are
      row.put("ranking", "" + civilization.ranking());
      row.put("block", civilization.printedBlock().key());
      row.put("colour", hex(civilization.colour()));
      for (Track track : Track.values()) {
        for (Epoch epoch : Epoch.values()) {
          row.put(track.key() + "_" + epoch.key(), "" + track.start(civilization, epoch));
        }
      }
      assertWithMessage(civilization.key()).that(row).containsExactlyEntriesIn(fact.cells());
    }
  }

  @Test
  public void noTwoCivilizationsShareColourOrLetters() {
    Civilization[] all = Civilization.values();
    assertThat(Arrays.stream(all).map(Civilization::colour).distinct().count()).isEqualTo(18);
    assertThat(Arrays.stream(all).map(Civilization::letters).distinct().count()).isEqualTo(18);
    for (Civilization civilization : all) {
      assertThat(civilization.letters()).matches("[A-Z]{2}");
    }
  }

  private static String hex(int colour) {
    return Integer.toHexString(0x1000000 | colour).substring(1);
  }
}
