package io.augur.rules.reference;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.calamity.Line;
import io.augur.rules.calamity.Mark;
import io.augur.rules.effect.Amount;
import io.augur.rules.effect.Effect;
import io.augur.rules.effect.Modifier;
import io.augur.rules.effect.Result;
import io.augur.rules.effect.Role;
import io.augur.rules.effect.Shift;
import io.augur.rules.effect.Tally;
import io.augur.rules.effect.Victim;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Says;
import io.augur.rules.flow.Table;
import io.augur.rules.price.PriceList;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The numbers of a page for one player, as the table stands; all of them public. */
public final class ForPlayer {
  private final Player player;
  private final Table table;
  private final List<Line> lines = new ArrayList<>();

  private ForPlayer(Player player, Table table) {
    this.player = player;
    this.table = table;
  }

  /** What the page comes to for him; nothing for a page without numbers of anybody's. */
  public static Chapter of(Topic topic, Table table, Civilization civilization) {
    ForPlayer now = new ForPlayer(table.player(civilization), table);
    if (topic.kind() == Topic.Kind.CALAMITY) {
      now.calamity(Calamity.byKey(topic.key()));
    } else if (topic.kind() == Topic.Kind.ADVANCE) {
      now.advance(Advance.byKey(topic.key()));
    }
    Phrase heading = Phrase.of("page.for", arg("player", Says.of(civilization)));
    return new Chapter(heading, now.lines);
  }

  private void advance(Advance advance) {
    if (player.advances().has(advance)) {
      say(Mark.NONE, Phrase.of("for.owns", arg("player", Says.of(player.civilization()))));
      return;
    }
    say(
        Mark.NONE,
        Phrase.of(
            "for.price",
            arg("player", Says.of(player.civilization())),
            arg("price", PriceTrace.of(PriceList.of(player.holding()).explain(advance)))));
  }

  private void calamity(Calamity calamity) {
    for (Effect effect : calamity.row().effects()) {
      for (Role role : Role.values()) {
        victim(calamity, effect, role);
      }
      for (Modifier modifier : effect.modifiers()) {
        if (!(modifier instanceof Shift) && player.advances().has(modifier.advance())) {
          say(Mark.MILDER, modifier.line(effect.unit()));
        }
      }
    }
  }

  /** One amount may be counted by the one before it: of the cities picked, so many are reduced. */
  private void victim(Calamity calamity, Effect effect, Role role) {
    Set<Tally> known = EnumSet.noneOf(Tally.class);
    Victim victim =
        counted(
            calamity.row().victim(role, player.advances(), table.setup().rulings()),
            player.counts(),
            known);
    for (Amount amount : effect.amounts()) {
      if (!amount.covers(role)) {
        continue;
      }
      if (!known.containsAll(amount.basis().needs())) {
        say(Mark.NONE, Phrase.of("for.uncounted." + role.key()));
        continue;
      }
      Result result = amount.appliedTo(victim);
      say(Mark.NONE, told(role, effect, result));
      victim = victim.counting(Tally.PICKED_CITIES, result.number());
      known.add(Tally.PICKED_CITIES);
    }
  }

  private static Victim counted(Victim victim, Counts counts, Set<Tally> known) {
    Victim counted = victim;
    if (counts.knows(Count.CITIES)) {
      counted = counted.counting(Tally.CITIES, counts.cities());
      known.add(Tally.CITIES);
    }
    if (counts.knows(Count.CITIES) && counts.knows(Count.TOKENS)) {
      counted = counted.counting(Tally.UNIT_POINTS, counts.unitPoints());
      known.add(Tally.UNIT_POINTS);
    }
    return counted;
  }

  private static Phrase told(Role role, Effect effect, Result result) {
    Phrase much = effect.unit().phrase(result.number());
    return result.trace().isPlain()
        ? Phrase.of("for." + role.key(), arg("much", much))
        : Phrase.of(
            "for." + role.key() + ".because",
            arg("much", much),
            arg("why", result.trace().phrase()));
  }

  /** Once is enough, also where two parts of a calamity come to the same. */
  private void say(Mark mark, Phrase sentence) {
    Line line = new Line(mark, sentence);
    if (!lines.contains(line)) {
      lines.add(line);
    }
  }
}
