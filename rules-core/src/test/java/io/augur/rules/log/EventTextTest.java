package io.augur.rules.log;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static io.augur.rules.calamity.Calamity.FAMINE;
import static io.augur.rules.table.Civilization.ASSYRIA;
import static io.augur.rules.table.Civilization.CELT;
import static io.augur.rules.table.Civilization.EGYPT;
import static io.augur.rules.table.Civilization.HELLAS;
import static io.augur.rules.table.Civilization.IBERIA;
import static io.augur.rules.table.Civilization.ROME;

import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Raiders;
import io.augur.rules.flow.Worksheet;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.SpecialAbility;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.List;
import java.util.Random;
import org.junit.Test;

public final class EventTextTest {

  @Test
  public void everyKindOfEventIsPrintedAndReadBackExactly() {
    Samples samples = new Samples(20);
    for (Class<? extends Event> kind : Samples.kinds()) {
      for (int i = 0; i < 300; i++) {
        Event event = samples.event(kind);
        String line = EventText.print(event);
        assertWithMessage(line)
            .that(EventText.parse(line))
            .isEqualTo(new EventText.Parsed.Said(event));
        assertThat(line.length()).isAtMost(Lines.LONGEST_LINE);
      }
    }
  }

  @Test
  public void evenWhoBuysEverythingDoesSoInOneLine() {
    Advances all = Advances.none();
    for (Advance advance : Advance.values()) {
      all = all.with(advance);
    }
    Event event = new Event.Bought(Civilization.CARTHAGE, Basket.of(all, 55, 99, 9_999));
    int benefits = 200; // what they are spent on, the credits, and the fingerprint
    assertThat(EventText.print(event).length() + benefits).isAtMost(Lines.LONGEST_LINE);
  }

  @Test
  public void aDamagedLineIsRefusedWithAReasonOrReadsAsWhatItSays() {
    Samples samples = new Samples(21);
    Random random = new Random(22);
    for (Class<? extends Event> kind : Samples.kinds()) {
      for (int i = 0; i < 300; i++) {
        String line = damaged(EventText.print(samples.event(kind)), random);
        if (EventText.parse(line) instanceof EventText.Parsed.Said said) {
          assertThat(EventText.print(said.event())).isEqualTo(line);
        } else {
          EventText.Parsed.Unclear unclear = (EventText.Parsed.Unclear) EventText.parse(line);
          for (Language language : Language.values()) {
            assertThat(Words.in(language).say(unclear.reason())).isNotEmpty();
          }
        }
      }
    }
  }

  private static String damaged(String line, Random random) {
    int at = random.nextInt(line.length());
    return switch (random.nextInt(4)) {
      case 0 -> line.substring(0, at);
      case 1 -> line.substring(0, at) + line.substring(at + 1);
      case 2 -> line.substring(0, at) + line.charAt(at) + line.substring(at);
      default -> line.substring(0, at) + (char) (' ' + random.nextInt(90)) + line.substring(at + 1);
    };
  }

  @Test
  public void linesReadAsPeopleSayThem() {
    says("egypt holds famine from assyria", new Event.Holds(EGYPT, FAMINE, Giver.traded(ASSYRIA)));
    says("egypt holds famine drawn", new Event.Holds(EGYPT, FAMINE, Giver.DRAWN));
    says("egypt holds famine", new Event.Holds(EGYPT, FAMINE, Giver.UNKNOWN));
    says("egypt never held famine", new Event.HoldsNot(EGYPT, FAMINE));
    says("egypt discards famine drawn", new Event.Drew(EGYPT, FAMINE, Giver.DRAWN));
    says("egypt has 4 cities", new Event.Has(EGYPT, Count.CITIES, 4));
    says("egypt has 1 city", new Event.Has(EGYPT, Count.CITIES, 1));
    says("egypt stands at 6", new Event.Has(EGYPT, Count.POSITION, 6));
    says("egypt owns pottery", new Event.Owns(EGYPT, Advance.POTTERY));
    says(
        "correction: egypt has 3 cities",
        new Event.Corrected(new Event.Has(EGYPT, Count.CITIES, 3)));
    says("raiders: 3 barbarians, 1 city", new Event.Roaming(new Raiders(3, 1)));
    says(
        "correction: raiders: 1 barbarian, 0 cities",
        new Event.Corrected(new Event.Roaming(new Raiders(1, 0))));
    says("go on", new Event.WentOn());
    says("the end", new Event.Ended());
    says("call famine", new Event.Called(FAMINE));
    says("egypt names rome, celt, iberia", new Event.Named(EGYPT, List.of(ROME, CELT, IBERIA)));
    says("egypt names nobody", new Event.Named(EGYPT, List.of()));
    says(
        "egypt takes 3 tokens, destroys 1 city, reduces to 2 and 3",
        new Event.Took(EGYPT, new Worksheet(3, 1, List.of(2, 3))));
    says("egypt takes nothing", new Event.Took(EGYPT, Worksheet.NOTHING));
    says("egypt reduces to 0", new Event.Took(EGYPT, Worksheet.reduced(0)));
    says(
        "egypt kills 2 barbarians, destroys 1 city",
        new Event.Raided(EGYPT, Worksheet.destroyed(1), 2));
    says("egypt insists", new Event.Insisted(EGYPT));
    says("egypt answers yes", new Event.Answered(EGYPT, Answer.YES));
    says("egypt states 4", new Event.Stated(EGYPT, 4));
    says("egypt hands in 2 cards worth 15", new Event.Discarded(EGYPT, 2, 15));
    says("hellas annexes 1 city, 5 tokens from egypt", new Event.Annexed(HELLAS, EGYPT, 1, 5));
    says(
        "egypt uses politics: egypt tokens +5, rome cities -1",
        new Event.Used(
            EGYPT,
            SpecialAbility.POLITICS,
            List.of(new Change(EGYPT, Count.TOKENS, 5), new Change(ROME, Count.CITIES, -1))));
    says("egypt moves -1", new Event.Moved(EGYPT, -1));
  }

  private static void says(String line, Event event) {
    assertThat(EventText.print(event)).isEqualTo(line);
    assertThat(EventText.parse(line)).isEqualTo(new EventText.Parsed.Said(event));
  }

  @Test
  public void whatNobodyWouldPrintIsNotRead() {
    for (String line :
        List.of(
            "",
            "egypt",
            "egypt ",
            "egypt insists ",
            "egypt  insists",
            "Egypt insists",
            "atlantis insists",
            "egypt sleeps",
            "egypt has 04 cities",
            "egypt has 1 cities",
            "egypt has 2 city",
            "egypt has 4 ships",
            "egypt moves-3",
            "egypt moves ",
            "egypt has -0 cities",
            "egypt has 12345678901 cities",
            "egypt takes 0 tokens",
            "egypt takes 1 token, takes 1 token",
            "egypt kills 2 barbarians",
            "egypt uses politics: egypt tokens +-5",
            "egypt buys pottery, pottery for 1 treasury, 0 cards",
            "correction: egypt insists",
            "correction: go on",
            "go on and on")) {
      assertWithMessage(line)
          .that(EventText.parse(line))
          .isInstanceOf(EventText.Parsed.Unclear.class);
    }
  }
}
