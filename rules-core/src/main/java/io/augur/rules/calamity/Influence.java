package io.augur.rules.calamity;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Effect;
import io.augur.rules.effect.Modifier;
import io.augur.rules.effect.Unit;
import io.augur.rules.table.Advance;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What one advance changes about one calamity. */
public record Influence(Calamity calamity, Modifier modifier, Unit unit) {

  /** All that the advance changes, in calling order. */
  public static List<Influence> of(Advance advance) {
    return List.of(
        ALL.stream().filter(it -> it.modifier().advance() == advance).toArray(Influence[]::new));
  }

  /** All influences of all advances, in calling order, each calamity's in the order of its row. */
  public static List<Influence> all() {
    return ALL;
  }

  private static final List<Influence> ALL = gathered();

  private static List<Influence> gathered() {
    List<Influence> all = new ArrayList<>();
    for (Calamity calamity : Calamity.values()) {
      for (Effect effect : calamity.row().effects()) {
        for (Modifier modifier : effect.modifiers()) {
          all.add(new Influence(calamity, modifier, effect.unit()));
        }
      }
    }
    all.sort((one, other) -> CallingOrder.CALLING.compare(one.calamity(), other.calamity()));
    return List.copyOf(all);
  }

  /** The influence in a sentence, for a page about the advance. */
  public Phrase sentence() {
    return Phrase.of(
        "influence", arg("calamity", calamity.row().title()), arg("line", modifier.line(unit)));
  }
}
