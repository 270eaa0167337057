package io.augur.rules.log;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Event.Annexed;
import io.augur.rules.flow.Event.Answered;
import io.augur.rules.flow.Event.Bought;
import io.augur.rules.flow.Event.Discarded;
import io.augur.rules.flow.Event.Drew;
import io.augur.rules.flow.Event.Has;
import io.augur.rules.flow.Event.Holds;
import io.augur.rules.flow.Event.HoldsNot;
import io.augur.rules.flow.Event.Insisted;
import io.augur.rules.flow.Event.Lacks;
import io.augur.rules.flow.Event.Moved;
import io.augur.rules.flow.Event.Named;
import io.augur.rules.flow.Event.Owns;
import io.augur.rules.flow.Event.Raided;
import io.augur.rules.flow.Event.Stated;
import io.augur.rules.flow.Event.Took;
import io.augur.rules.flow.Event.Used;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The forms of all events that begin with a player's civilization: one entry for each kind. */
final class Forms {
  private static final List<Form<?>> ALL =
      List.of(
          Form.of(Has.class, Facts::write)
              .reads("has", Facts::readHas)
              .reads("stands", Facts::readStands),
          Form.of(Owns.class, (it, out) -> out.append("owns ").append(it.advance().key()))
              .reads("owns", (who, in) -> new Owns(who, in.word(Vocabulary.ADVANCES))),
          Form.of(Lacks.class, (it, out) -> out.append("lacks ").append(it.advance().key()))
              .reads("lacks", (who, in) -> new Lacks(who, in.word(Vocabulary.ADVANCES))),
          Form.of(Holds.class, (it, out) -> Cards.write("holds ", it.calamity(), it.giver(), out))
              .reads("holds", (who, in) -> new Holds(who, Cards.card(in), Cards.giver(in))),
          Form.of(
                  HoldsNot.class,
                  (it, out) -> out.append("never held ").append(it.calamity().key()))
              .reads("never", (who, in) -> new HoldsNot(who, Cards.after("held ", in))),
          Form.of(Drew.class, (it, out) -> Cards.write("discards ", it.calamity(), it.giver(), out))
              .reads("discards", (who, in) -> new Drew(who, Cards.card(in), Cards.giver(in))),
          Form.of(Insisted.class, (it, out) -> out.append("insists"))
              .reads("insists", (who, in) -> new Insisted(who)),
          Form.of(Named.class, (it, out) -> Players.write(it.victims(), out.append("names ")))
              .reads("names", (who, in) -> new Named(who, Players.read(in))),
          Form.of(Answered.class, (it, out) -> out.append("answers ").append(it.answer().key()))
              .reads("answers", (who, in) -> new Answered(who, in.word(Vocabulary.ANSWERS))),
          Form.of(Stated.class, (it, out) -> out.append("states ").append(it.number()))
              .reads("states", (who, in) -> new Stated(who, in.number())),
          Form.of(Took.class, (it, out) -> Losses.write(it.losses(), out))
              .reads("takes", (who, in) -> new Took(who, Losses.read("takes", in)))
              .reads("destroys", (who, in) -> new Took(who, Losses.read("destroys", in)))
              .reads("reduces", (who, in) -> new Took(who, Losses.read("reduces", in))),
          Form.of(Raided.class, Losses::write).reads("kills", Losses::readRaid),
          Form.of(Discarded.class, Pieces::write).reads("hands", Pieces::readDiscarded),
          Form.of(Annexed.class, Pieces::write).reads("annexes", Pieces::readAnnexed),
          Form.of(Used.class, Pieces::write).reads("uses", Pieces::readUsed),
          Form.of(Bought.class, (it, out) -> Baskets.write(it.basket(), out.append("buys ")))
              .reads("buys", (who, in) -> new Bought(who, Baskets.read(in))),
          Form.of(Moved.class, (it, out) -> out.append("moves ").append(it.steps()))
              .reads("moves", (who, in) -> new Moved(who, in.number())));

  private static final Map<Class<?>, Form<?>> BY_KIND = new HashMap<>();
  static final Vocabulary<Form.Reads<?>> VERBS = verbs();

  private Forms() {}

  private static Vocabulary<Form.Reads<?>> verbs() {
    List<String> words = new ArrayList<>();
    List<Form.Reads<?>> reads = new ArrayList<>();
    for (Form<?> form : ALL) {
      BY_KIND.put(form.kind(), form);
      words.addAll(form.verbs().keySet());
      reads.addAll(form.verbs().values());
    }
    return Vocabulary.of(words, reads);
  }

  static Form<?> of(Event event) {
    Form<?> form = BY_KIND.get(event.getClass());
    if (form == null) {
      throw new IllegalArgumentException("no form for event: " + event);
    }
    return form;
  }
}
