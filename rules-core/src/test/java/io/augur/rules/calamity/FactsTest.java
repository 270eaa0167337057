package io.augur.rules.calamity;

import static com.google.common.truth.Truth.assertThat;
import static io.augur.rules.calamity.FactTable.row;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import io.augur.rules.effect.Modifier;
import io.augur.rules.effect.Raiders;
import io.augur.rules.effect.Sacrifice;
import io.augur.rules.effect.Shift;
import io.augur.rules.effect.Softening;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.Test;

/** The catalogue, cell by cell, against tables that were made from the published facts. */
public final class FactsTest {
  private static final List<Calamity> CALLED =
      Arrays.stream(Calamity.values()).sorted(CallingOrder.CALLING).collect(toList());

  @Test
  public void everyCalamityIsWhatTheFactsSay() {
    assertThat(CALLED.stream().map(FactsTest::fact).collect(toList()))
        .containsExactlyElementsIn(FactTable.rows("calamities"))
        .inOrder();
  }

  @Test
  public void everyModifierIsWhatTheFactsSay() {
    List<String> modifiers = new ArrayList<>();
    for (Calamity calamity : CALLED) {
      for (Modifier modifier : calamity.row().modifiers()) {
        modifiers.add(fact(calamity, modifier));
      }
    }
    assertThat(modifiers).containsExactlyElementsIn(FactTable.rows("calamity-modifiers")).inOrder();
  }

  @Test
  public void everyNumberIsWhatTheFactsSay() {
    List<String> numbers = new ArrayList<>();
    for (Calamity calamity : CALLED) {
      calamity.row().effects().forEach(it -> numbers.addAll(NumberFacts.of(calamity.key(), it)));
    }
    for (Raiders raiders : Raiders.values()) {
      numbers.add(row("box", lower(raiders), raiders.supply()));
    }
    assertThat(numbers).containsExactlyElementsIn(FactTable.rows("calamity-numbers"));
  }

  @Test
  public void copiesInPlayAreWhatTheLimitsSay() {
    for (String limits : FactTable.rows("limits")) {
      List<Integer> cells =
          Arrays.stream(limits.split("\t", -1)).map(Integer::valueOf).collect(toList());
      int players = cells.get(0);
      assertThat(Kind.MAJOR_TRADEABLE.copies(players)).isEqualTo(cells.get(3));
      assertThat(Kind.MAJOR_NON_TRADEABLE.copies(players)).isEqualTo(cells.get(4));
      assertThat(Kind.MINOR.copies(players)).isEqualTo(cells.get(5));
    }
  }

  private static String fact(Calamity calamity) {
    Row row = calamity.row();
    String order =
        String.valueOf(
            1
                + CALLED.stream()
                    .filter(it -> it.row().kind().place() == row.kind().place())
                    .collect(toList())
                    .indexOf(calamity));
    return row(
        calamity.key(),
        row.stack(),
        row.kind().key(),
        yes(row.kind().tradeable()),
        row.kind().place().section(),
        order,
        yes(row.beneficiary().exists()),
        yes(row.beneficiary().spared()),
        row.beneficiary().exists() ? row.kind().reach().key() : "-",
        others(row),
        row.noTargets().isEmpty()
            ? "-"
            : row.noTargets().stream().map(it -> it.confidence().key()).collect(joining(",")),
        IntStream.rangeClosed(5, 18)
            .filter(players -> row.kind().copies(players) > 0)
            .mapToObj(String::valueOf)
            .collect(joining(",")),
        row.modifiers().size(),
        row.confidence().key());
  }

  private static String others(Row row) {
    if (row.others() instanceof SecondaryVictims.Named named) {
      return row("chosen", named.count(), row.kind().reach().key());
    }
    return row(row.others() instanceof SecondaryVictims.InArea ? "area" : "none", "-", "-");
  }

  private static String fact(Calamity calamity, Modifier modifier) {
    return row(
        calamity.key(),
        modifier.advance().key(),
        modifier.scope().key(),
        modifier instanceof Shift shift ? shift.delta() : "-",
        yes(modifier.aggravates()),
        lower(modifier.mode()),
        modifier instanceof Sacrifice cost ? costKind(cost) : "-",
        modifier instanceof Sacrifice cost ? cost.count() : "-",
        special(calamity, modifier));
  }

  private static String costKind(Sacrifice sacrifice) {
    return switch (sacrifice.offering()) {
      case COMMODITY_CARDS -> "commodity_cards";
      case OWN_CITIES -> "destroy_own_cities";
    };
  }

  private static String special(Calamity calamity, Modifier modifier) {
    if (modifier instanceof Softening) {
      return "destroy_becomes_reduce";
    }
    if (modifier instanceof Sacrifice sacrifice) {
      return switch (sacrifice.offering().relief()) {
        case EVERYTHING -> "prevent_own_city_reduction";
        case ONE_EACH_TIME -> "prevent_one_step_per_payment";
      };
    }
    return calamity.row().others() instanceof SecondaryVictims.Named named
            && named.immune().contains(modifier.advance())
        ? "immune_as_secondary_victim"
        : "-";
  }

  private static String yes(boolean it) {
    return it ? "yes" : "no";
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
