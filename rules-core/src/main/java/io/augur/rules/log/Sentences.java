package io.augur.rules.log;

import io.augur.rules.flow.Event;

/** Writes what stands behind a player's civilization: one case for each kind of event. */
final class Sentences {
  private Sentences() {}

  static void write(Event.By event, StringBuilder out) {
    if (event instanceof Event.PlayerFact fact) {
      writeFact(fact, out);
    } else if (event instanceof Event.Drew it) {
      Cards.write("discards ", it.calamity(), it.giver(), out);
    } else if (event instanceof Event.Insisted) {
      out.append("insists");
    } else if (event instanceof Event.Named it) {
      Players.write(it.victims(), out.append("names "));
    } else if (event instanceof Event.Answered it) {
      out.append("answers ").append(it.answer().key());
    } else if (event instanceof Event.Stated it) {
      out.append("states ").append(it.number());
    } else if (event instanceof Event.Took it) {
      Losses.write(it.losses(), out);
    } else if (event instanceof Event.Raided it) {
      Losses.write(it, out);
    } else if (event instanceof Event.Discarded it) {
      Pieces.write(it, out);
    } else if (event instanceof Event.Annexed it) {
      Pieces.write(it, out);
    } else if (event instanceof Event.Used it) {
      Pieces.write(it, out);
    } else if (event instanceof Event.Bought it) {
      Baskets.write(it.basket(), out.append("buys "));
    } else if (event instanceof Event.Moved it) {
      out.append("moves ").append(it.steps());
    } else {
      throw new IllegalArgumentException("no form for event: " + event);
    }
  }

  private static void writeFact(Event.PlayerFact fact, StringBuilder out) {
    if (fact instanceof Event.Has it) {
      Facts.write(it, out);
    } else if (fact instanceof Event.Owns it) {
      out.append("owns ").append(it.advance().key());
    } else if (fact instanceof Event.Lacks it) {
      out.append("lacks ").append(it.advance().key());
    } else if (fact instanceof Event.Holds it) {
      Cards.write("holds ", it.calamity(), it.giver(), out);
    } else if (fact instanceof Event.HoldsNot it) {
      out.append("never held ").append(it.calamity().key());
    } else {
      throw new IllegalArgumentException("no form for event: " + fact);
    }
  }
}
