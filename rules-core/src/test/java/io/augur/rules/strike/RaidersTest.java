package io.augur.rules.strike;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.Calamity.BARBARIAN_HORDES;
import static io.augur.rules.calamity.Calamity.CYCLONE;
import static io.augur.rules.calamity.Calamity.EPIDEMIC;
import static io.augur.rules.calamity.Calamity.FLOOD;
import static io.augur.rules.calamity.Calamity.TREACHERY;
import static io.augur.rules.flow.Answer.YES;
import static io.augur.rules.table.Advance.DIPLOMACY;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HATTI;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.MINOA;
import static io.augur.rules.table.Civilization.ROME;
import static io.augur.rules.table.LineUp.WEST_8;

import io.augur.rules.Scenario;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Raiders;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import io.augur.rules.table.SpecialAbility;
import java.util.List;
import org.junit.Test;

/** What belongs to nobody is nobody's to name and takes no damage from others' calamities. */
public final class RaidersTest {
  private static final Raiders PIRATES = new Raiders(0, 2);
  private static final Raiders BARBARIANS = new Raiders(5, 0);

  private final Scenario table = Scenario.at(WEST_8).everybodyHas(3, 20).has(ROME, 9, 3);

  /** Two pirate cities, because the beneficiary has no city left in stock. */
  private Scenario withPirates() {
    table.owns(HELLAS, DIPLOMACY).holds(HELLAS, TREACHERY, ROME);
    return table.holds(EGYPT, FLOOD).holds(MINOA, CYCLONE).holds(HATTI, EPIDEMIC, ROME);
  }

  private void assertOnlyPlayersAreOffered() {
    Prompt.Name name = table.prompt(Prompt.Name.class);
    assertThat(WEST_8.civilizations()).containsAtLeastElementsIn(name.legal());
    assertThat(name.legal().size() + name.barred().size()).isEqualTo(8);
  }

  private void assertRaidersStand(Raiders raiders) {
    assertThat(table.table().raiders()).isEqualTo(raiders);
  }

  @Test
  public void piratesAreNeverNamedAndSufferFromNoOtherCalamity() {
    withPirates().call(TREACHERY).annexes(ROME, HELLAS, 2, 0);
    assertRaidersStand(PIRATES);

    table.call(FLOOD).answers(EGYPT, YES);
    assertOnlyPlayersAreOffered();
    table.names(EGYPT, HELLAS).states(EGYPT, 5).loses(EGYPT, Worksheet.tokens(5));
    table.states(HELLAS, 5).loses(HELLAS, Worksheet.tokens(5));
    assertRaidersStand(PIRATES);

    table.call(CYCLONE).answers(MINOA, YES);
    assertOnlyPlayersAreOffered();
    table.names(MINOA).states(MINOA, 1).loses(MINOA, Worksheet.reduced(2));
    assertRaidersStand(PIRATES);

    table.call(EPIDEMIC);
    assertOnlyPlayersAreOffered();
    table.names(HATTI, HELLAS, MINOA).loses(HELLAS, Worksheet.tokens(10));
    assertRaidersStand(PIRATES);
  }

  @Test
  public void barbariansAreNeverNamedAndSufferFromNoOtherCalamity() {
    table.holds(EGYPT, BARBARIAN_HORDES, ROME).holds(HATTI, EPIDEMIC, ROME);
    table.holds(MINOA, CYCLONE).call(BARBARIAN_HORDES).names(ROME);
    table.raided(EGYPT, Worksheet.destroyed(1), 10).states(ROME, 0);
    assertRaidersStand(BARBARIANS);

    table.call(CYCLONE).answers(MINOA, YES);
    assertOnlyPlayersAreOffered();
    table.names(MINOA).states(MINOA, 1).loses(MINOA, Worksheet.reduced(2));
    assertRaidersStand(BARBARIANS);

    table.call(EPIDEMIC);
    assertOnlyPlayersAreOffered();
    table.names(HATTI, EGYPT, MINOA).loses(EGYPT, Worksheet.tokens(10));
    assertRaidersStand(BARBARIANS);
  }

  @Test
  public void whoeverConvertsRaidersTakesThemOffAndNobodyElseDoes() {
    table.play(new Event.Roaming(new Raiders(6, 2)));
    table.owns(EGYPT, Advance.UNIVERSAL_DOCTRINE, Advance.MONOTHEISM).begin();
    table.play(
        new Event.Used(
            EGYPT,
            SpecialAbility.MONOTHEISM,
            List.of(new Change(ROME, Count.TOKENS, -2), new Change(EGYPT, Count.TOKENS, 2))));
    assertRaidersStand(new Raiders(6, 2));
    List<Change> five = List.of(new Change(EGYPT, Count.TOKENS, 5));
    table.play(new Event.Used(EGYPT, SpecialAbility.UNIVERSAL_DOCTRINE, five));
    assertRaidersStand(new Raiders(1, 2));
  }
}
