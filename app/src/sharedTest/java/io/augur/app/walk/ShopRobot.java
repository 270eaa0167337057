package io.augur.app.walk;

import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.anything;
import static org.hamcrest.Matchers.startsWith;

import android.content.Context;
import androidx.test.platform.app.InstrumentationRegistry;
import io.augur.app.R;
import io.augur.app.ui.Say;
import io.augur.rules.effect.Names;
import io.augur.rules.flow.Basket;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Benefit.ChosenCredits;
import io.augur.rules.table.Credits;

/** Fills the basket of the shop and pays, on a narrow screen and on a wide one. */
final class ShopRobot {
  private final PhaseRobot hands = new PhaseRobot();
  private final Say say;
  private final boolean wide;

  ShopRobot() {
    Context context = InstrumentationRegistry.getInstrumentation().getTargetContext();
    say = Say.in(context);
    wide = context.getResources().getBoolean(R.bool.wide);
  }

  int taps() {
    return hands.taps();
  }

  /** Everything but the last tap on the answer. */
  void fill(Basket basket, Prompt.Buy prompt) {
    Basket before = prompt.basket();
    if (!wide && before.advances().size() > 0) {
      hands.tap(PhaseRobot.nth(R.id.answers, 1));
    }
    Advances differing =
        before
            .advances()
            .without(basket.advances())
            .with(basket.advances().without(before.advances()));
    for (Advance advance : differing.list()) {
      hands.tap(allOf(withId(R.id.advance), withText(name(advance))));
    }
    if (basket.advances().size() == 0) {
      return;
    }
    if (!wide) {
      hands.tap(PhaseRobot.nth(R.id.answers, 0));
    }
    benefits(basket, before);
    hands.step(R.id.treasury, anything(), before.treasury(), basket.treasury());
    hands.step(R.id.cards, anything(), before.cards(), basket.cards());
    hands.type(R.id.worth, String.valueOf(basket.worth()));
  }

  private void benefits(Basket basket, Basket before) {
    basket
        .spent()
        .forEach(
            (from, on) -> {
              if (before.spent().get(from) != on) {
                hands.tap(allOf(isDescendantOfA(withId(R.id.benefits)), withText(name(on))));
              }
            });
    basket
        .chosen()
        .forEach(
            (from, credits) -> {
              if (!credits.equals(before.chosen().get(from))) {
                spread(credits);
              }
            });
  }

  private void spread(Credits credits) {
    for (AdvanceGroup group : AdvanceGroup.values()) {
      String name = say.text("group." + group.key() + ".name") + " ";
      for (int n = 0; n < credits.in(group); n += ChosenCredits.STEP) {
        hands.tap(allOf(isDescendantOfA(withId(R.id.benefits)), withText(startsWith(name))));
      }
    }
  }

  private String name(Advance advance) {
    return say.say(Names.of(advance));
  }
}
