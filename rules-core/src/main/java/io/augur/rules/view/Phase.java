package io.augur.rules.view;

import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Prompt;
import java.util.Locale;

/** How far a turn has come; the phases stand in their order. */
public enum Phase {
  GATHERING(""),
  SELECTION("8"),
  MINOR("9A"),
  MAJOR("9B"),
  ABILITIES("10"),
  SURPLUS("11"),
  ACQUISITION("12"),
  MARKERS("13"),
  /** The whole game is over. */
  OVER("");

  private final String key = name().toLowerCase(Locale.ROOT);
  private final String section;

  Phase(String section) {
    this.section = section;
  }

  public String key() {
    return key;
  }

  /** The number of the phase as the rules print it; none before phase 8 and after the end. */
  public String section() {
    return section;
  }

  public static Phase of(Game game) {
    return game.isOver() ? OVER : of(game.prompt(), game);
  }

  private static Phase of(Prompt prompt, Game game) {
    if (prompt instanceof Prompt.Tasks tasks && !tasks.tasks().isEmpty()) {
      return of(tasks.tasks().get(0).prompt(), game);
    }
    if (prompt instanceof Prompt.Gather) {
      return GATHERING;
    }
    if (prompt instanceof Prompt.Draw) {
      return SELECTION;
    }
    if (prompt instanceof Prompt.Call || prompt instanceof Prompt.TwoCopies) {
      return MAJOR;
    }
    if (prompt instanceof Prompt.Abilities) {
      return ABILITIES;
    }
    if (prompt instanceof Prompt.Surplus || prompt instanceof Prompt.Support) {
      return SURPLUS;
    }
    if (prompt instanceof Prompt.Buy || prompt instanceof Prompt.KeepHand) {
      return ACQUISITION;
    }
    return prompt instanceof Prompt.Markers ? MARKERS : later(struck(game), before(game));
  }

  /** Questions about a blow come in 9A and 9B, and a count may be asked for at any time. */
  private static Phase before(Game game) {
    return game.before()
        .filter(it -> it.table().turn() == game.table().turn())
        .map(Phase::of)
        .orElse(SELECTION);
  }

  private static Phase struck(Game game) {
    Phase struck = SELECTION;
    for (Part part : game.table().parts()) {
      struck = later(struck, of(part.calamity()));
    }
    return struck;
  }

  private static Phase of(Calamity calamity) {
    return calamity.row().kind().major() ? MAJOR : MINOR;
  }

  private static Phase later(Phase one, Phase other) {
    return one.compareTo(other) < 0 ? other : one;
  }
}
