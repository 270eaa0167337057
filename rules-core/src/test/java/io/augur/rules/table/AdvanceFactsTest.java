package io.augur.rules.table;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.augur.rules.table.Benefit.ChosenCredits;
import io.augur.rules.table.Benefit.Discount;
import io.augur.rules.table.Benefit.FreeAdvance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;

public final class AdvanceFactsTest {
  @Test
  public void everyAdvanceSaysWhatTheFactsSay() {
    List<FactTable.Row> facts = FactTable.read("advances");
    assertThat(facts).hasSize(Advance.values().length);
    for (FactTable.Row fact : facts) {
      Map<String, String> row = row(Advance.byKey(fact.get("key")));
      row.put("name", fact.get("name")); // the names are compared where the texts are
      assertWithMessage(fact.get("key")).that(row).containsExactlyEntriesIn(fact.cells());
    }
  }

  @Test
  public void everyMeasureIsTheOneOfTheFactsAndThereIsNoOther() {
    List<FactTable.Row> facts = FactTable.read("measures");
    List<String> expected = new ArrayList<>();
    facts.forEach(
        fact ->
            expected.add(
                fact.get("advance") + " " + fact.get("measure") + " " + fact.get("value")));
    List<String> rows = new ArrayList<>();
    for (Advance advance : Advance.values()) {
      for (Measure measure : Measure.values()) {
        advance
            .measure(measure)
            .ifPresent(value -> rows.add(advance.key() + " " + measure.key() + " " + value));
      }
    }
    assertThat(rows).containsExactlyElementsIn(expected);
  }

  @Test
  public void everyAbilityIsHeldBackByTheAdvancesOfTheFacts() {
    List<FactTable.Row> facts = FactTable.read("abilities");
    assertThat(facts).hasSize(SpecialAbility.values().length);
    for (FactTable.Row fact : facts) {
      SpecialAbility ability = SpecialAbility.byKey(fact.get("key"));
      assertThat(ability.advance().ability()).isEqualTo(Optional.of(ability));
      assertThat(ability.protectors().stream().map(Advance::key).collect(Collectors.toList()))
          .containsExactlyElementsIn(fact.list("protectors"));
    }
  }

  private static Map<String, String> row(Advance advance) {
    Chain chain = advance.chain();
    Map<String, String> row = new LinkedHashMap<>();
    row.put("key", advance.key());
    row.put("cost", "" + advance.cost());
    row.put("tier", advance.tier().key());
    row.put("points", "" + advance.points());
    row.put("groups", join(advance.groups().stream().map(AdvanceGroup::key).toArray()));
    for (AdvanceGroup group : AdvanceGroup.values()) {
      row.put(group.key(), "" + advance.credits().in(group));
    }
    row.put(
        "chosen",
        "" + (advance.benefit().orElse(null) instanceof ChosenCredits c ? c.amount() : 0));
    row.put("chain_to", chain.after(advance).map(Advance::key).orElse("-"));
    row.put("chain_to_credit", "" + advance.tier().chainCredit());
    row.put("chain_from", chain.before(advance).map(Advance::key).orElse("-"));
    row.put(
        "chain_from_credit", "" + chain.before(advance).map(a -> a.tier().chainCredit()).orElse(0));
    row.put("ability", advance.ability().map(SpecialAbility::key).orElse("-"));
    row.put(
        "protects_against",
        join(advance.protectsAgainst().stream().map(SpecialAbility::key).toArray()));
    row.put("benefit", advance.benefit().map(AdvanceFactsTest::describe).orElse("-"));
    row.put("phases", join(advance.phases().toArray()));
    row.put("misprint", advance.misprint().map(Confidence::key).orElse("-"));
    row.put("notes", join(advance.notes().stream().map(Confidence::key).toArray()));
    return row;
  }

  private static String describe(Benefit benefit) {
    if (benefit instanceof FreeAdvance free) {
      return "free " + free.group().key() + " " + free.tier().key();
    }
    if (benefit instanceof Discount discount) {
      return "discount " + discount.amount();
    }
    return "chosen " + ((ChosenCredits) benefit).amount();
  }

  private static String join(Object[] values) {
    return values.length == 0
        ? "-"
        : Arrays.stream(values).map(Object::toString).collect(Collectors.joining(" "));
  }
}
