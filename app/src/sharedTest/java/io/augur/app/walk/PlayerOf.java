package io.augur.app.walk;

import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Whom a prompt asks. */
final class PlayerOf {
  private static final Map<Class<?>, Function<Prompt, Civilization>> KINDS = new HashMap<>();

  static {
    kind(Prompt.HowMany.class, Prompt.HowMany::player);
    kind(Prompt.Name.class, Prompt.Name::player);
    kind(Prompt.Lose.class, Prompt.Lose::player);
    kind(Prompt.Choose.class, Prompt.Choose::player);
    kind(Prompt.State.class, Prompt.State::player);
    kind(Prompt.Raid.class, Prompt.Raid::player);
    kind(Prompt.Discard.class, Prompt.Discard::player);
    kind(Prompt.Support.class, Prompt.Support::player);
    kind(Prompt.Buy.class, Prompt.Buy::player);
    kind(Prompt.KeepHand.class, Prompt.KeepHand::player);
    kind(Prompt.Annex.class, Prompt.Annex::to);
  }

  private PlayerOf() {}

  private static <P extends Prompt> void kind(Class<P> kind, Function<P, Civilization> player) {
    KINDS.put(kind, prompt -> player.apply(kind.cast(prompt)));
  }

  static Civilization of(Prompt prompt) {
    Function<Prompt, Civilization> player = KINDS.get(prompt.getClass());
    if (player == null) {
      throw new AssertionError("asks no single player: " + prompt);
    }
    return player.apply(prompt);
  }
}
