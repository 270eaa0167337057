package io.augur.rules.log;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Table;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Credits;
import io.augur.rules.view.Questions;
import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;
import java.util.Map;

/**
 * A short sign of all that a game rests on: the same on every machine, and almost surely another
 * one for another state. It is made of stable keys and numbers, never of hash codes.
 */
public final class Fingerprint {
  /** How many characters it has. */
  static final int LENGTH = 7;

  private static final int BASE = 36;
  private static final long MODULUS = 78_364_164_096L; // 36 to the power of 7
  private static final Count[] COUNTS = Count.values();
  private static final AdvanceGroup[] GROUPS = AdvanceGroup.values();

  private long sum = 0xcbf29ce484222325L;

  private Fingerprint() {}

  public static String of(Game game) {
    return text(number(game));
  }

  static String text(long number) {
    String digits = Long.toString(number, BASE);
    return "0000000".substring(digits.length()) + digits;
  }

  /** The number behind a text, or a negative one if it is no fingerprint. */
  static long number(char[] text, int from) {
    long number = 0;
    for (int i = from; i < from + LENGTH; i++) {
      int digit = text[i] < 'A' || text[i] > 'Z' ? Character.digit(text[i], BASE) : -1;
      if (digit < 0) {
        return -1;
      }
      number = BASE * number + digit;
    }
    return number;
  }

  static long number(Game game) {
    Fingerprint print = new Fingerprint();
    print.add(game.table());
    if (game.isOver()) {
      print.ask(Questions.OVER);
    } else {
      print.add(game.prompt());
    }
    long mixed = (print.sum ^ (print.sum >>> 32)) * 0x9e3779b97f4a7c15L;
    return Long.remainderUnsigned(mixed ^ (mixed >>> 29), MODULUS);
  }

  private void add(long number) {
    sum = (sum ^ number) * 0x100000001b3L;
    sum ^= sum >>> 31;
  }

  private void add(String text) {
    for (int i = 0; i < text.length(); i++) {
      add(text.charAt(i));
    }
    add(-1);
  }

  private void add(Table table) {
    add(table.turn());
    for (Player player : table.players()) {
      add(player);
    }
    for (Part part : table.parts()) {
      add(part.calamity().key());
      add(part.copy());
      add(part.player().ranking());
      add(part.as().name());
    }
    for (int stack = 1; stack <= 9; stack++) {
      add(-stack);
      for (Calamity card : table.piles().of(stack)) {
        add(card.key());
      }
    }
    add(table.raiders().barbarianTokens());
    add(table.raiders().pirateCities());
  }

  private void add(Player player) {
    for (Count count : COUNTS) {
      add(player.counts().of(count));
    }
    for (Advance advance : player.advances().list()) {
      add(advance.key());
    }
    for (Map.Entry<Advance, Credits> chosen : player.holding().chosen().entrySet()) {
      add(chosen.getKey(), chosen.getValue());
    }
    for (Card card : player.hand()) {
      add(card.calamity().key());
      add(card.face().name());
      Giver giver = card.giver();
      add(
          giver instanceof Giver.Traded it
              ? it.by().ranking()
              : giver instanceof Giver.Drawn ? -1 : -2);
    }
    add(-3);
  }

  private void add(Advance from, Credits credits) {
    add(from.key());
    for (AdvanceGroup group : GROUPS) {
      add(credits.in(group));
    }
  }

  /** What is asked, and of whom; how a page would put it does not matter. */
  private void add(Prompt prompt) {
    ask(Questions.of(prompt));
    if (prompt instanceof Prompt.Tasks tasks) {
      for (Prompt.Task task : tasks.tasks()) {
        add(task.prompt());
      }
    }
  }

  private void ask(Phrase question) {
    add(question.key());
    add(question);
  }

  /** The numbers and names in it, in their order, however they are put together. */
  private void add(Phrase phrase) {
    if (phrase.args().isEmpty()) {
      add(phrase.key());
    }
    for (Arg arg : phrase.args()) {
      if (arg instanceof Arg.Count count) {
        add(count.number());
      } else if (arg instanceof Arg.Said said) {
        add(said.phrase());
      } else if (arg instanceof Arg.Literal literal) {
        add(literal.text());
      }
    }
  }
}
