package io.augur.rules.random;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Civilization;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Answers to one player's or the table's question that look right but are not offered. */
final class NearMiss {
  private final Table table;
  private final Random random;
  private final List<Event> misses = new ArrayList<>();

  private NearMiss(Table table, Random random) {
    this.table = table;
    this.random = random;
  }

  static List<Event> to(Prompt prompt, Table table, Random random) {
    NearMiss miss = new NearMiss(table, random);
    miss.fill(prompt);
    return miss.misses;
  }

  private void fill(Prompt prompt) {
    if (prompt instanceof Prompt.Draw draw) {
      draw(draw);
    } else if (prompt instanceof Prompt.Call call) {
      Calamity other = any(List.of(Calamity.values()));
      if (other != call.calamity()) {
        misses.add(new Event.Called(other));
      }
    } else if (prompt instanceof Prompt.TwoCopies copies) {
      for (Civilization player : Civilization.values()) {
        if (!copies.primaryVictims().contains(player)) {
          misses.add(new Event.Insisted(player));
        }
      }
    } else if (prompt instanceof Prompt.HowMany ask) {
      howMany(ask);
    } else if (prompt instanceof Prompt.Name name) {
      name(name);
    } else if (prompt instanceof Prompt.Choose choose) {
      for (Answer answer : Answer.values()) {
        if (!choose.answers().contains(answer)) {
          misses.add(new Event.Answered(choose.player(), answer));
        }
      }
    } else if (prompt instanceof Prompt.State state) {
      misses.add(new Event.Stated(state.player(), state.least() - 1));
      misses.add(new Event.Stated(state.player(), state.most() + 1));
    } else if (prompt instanceof Prompt.Discard discard) {
      discard(discard);
    } else {
      misses.addAll(WrongSheet.to(prompt, table, random));
      misses.addAll(WrongBusiness.to(prompt, table));
    }
  }

  private void draw(Prompt.Draw draw) {
    for (Calamity calamity : Calamity.values()) {
      for (Giver giver : new Giver[] {Giver.DRAWN, Giver.UNKNOWN, Giver.traded(draw.player())}) {
        if (!draw.cards().contains(Card.hidden(calamity, giver))) {
          misses.add(new Event.Drew(draw.player(), calamity, giver));
        }
      }
    }
  }

  private void howMany(Prompt.HowMany ask) {
    Counts counts = table.player(ask.player()).counts();
    misses.add(new Event.Has(ask.player(), ask.count(), -1));
    misses.add(new Event.Has(ask.player(), ask.count(), ask.count().most() + 1));
    if (ask.count() == Count.TOKENS) {
      misses.add(new Event.Has(ask.player(), ask.count(), 56 - Math.max(0, counts.treasury())));
    }
    for (Count count : Count.values()) {
      if (count != ask.count()) {
        misses.add(new Event.Has(ask.player(), count, 3));
      }
    }
  }

  private void name(Prompt.Name name) {
    List<Civilization> legal = name.legal();
    List<Civilization> enough = new ArrayList<>(legal.subList(0, name.fewest()));
    if (!enough.isEmpty()) {
      misses.add(new Event.Named(name.player(), enough.subList(1, enough.size())));
      for (Prompt.Name.Barred barred : name.barred()) {
        misses.add(named(name, enough, barred.player()));
      }
      for (Civilization absent : Civilization.values()) {
        if (!table.setup().plays(absent)) {
          misses.add(named(name, enough, absent));
        }
      }
    }
    if (enough.size() > 1) {
      misses.add(named(name, enough, enough.get(1))); // twice
    }
    List<Civilization> more =
        new ArrayList<>(legal.subList(0, Math.min(name.most(), legal.size())));
    more.add(any(List.of(Civilization.values())));
    misses.add(new Event.Named(name.player(), more));
  }

  private static Event named(Prompt.Name name, List<Civilization> good, Civilization instead) {
    List<Civilization> victims = new ArrayList<>(good);
    victims.set(0, instead);
    return new Event.Named(name.player(), victims);
  }

  private void discard(Prompt.Discard discard) {
    Civilization player = discard.player();
    int hand = discard.hand();
    misses.add(new Event.Discarded(player, 0, 0));
    misses.add(new Event.Discarded(player, hand + 1, 200));
    misses.add(new Event.Discarded(player, hand, hand - 1));
    if (hand > 1 && discard.worth().number() > 1) {
      misses.add(new Event.Discarded(player, 1, discard.worth().number() - 1));
    }
  }

  private <T> T any(List<T> options) {
    return options.get(random.nextInt(options.size()));
  }
}
