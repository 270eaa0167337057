package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withParent;
import static androidx.test.espresso.matcher.ViewMatchers.withParentIndex;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.anything;

import android.view.View;
import io.augur.app.R;
import io.augur.rules.flow.Change;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Measure;
import io.augur.rules.table.SpecialAbility;
import java.util.List;
import org.hamcrest.Matcher;

/** Enters what happens in phases 10, 11 and 13. */
final class PhaseRobot {
  private int taps;

  int taps() {
    return taps;
  }

  void use(Event.Used used, Prompt.Abilities prompt) {
    for (int i = 0; i < prompt.offers().size(); i++) {
      if (prompt.offers().get(i).ability() == used.ability()) {
        if (prompt.offers().size() > 1) {
          tap(nth(R.id.abilities, i));
        }
        use(used, prompt.offers().get(i));
      }
    }
  }

  private void use(Event.Used used, Prompt.Abilities.Offer offer) {
    SpecialAbility ability = used.ability();
    boolean pays = ability == SpecialAbility.POLITICS && own(used, Count.TREASURY) < 0;
    boolean city = ability == SpecialAbility.UNIVERSAL_DOCTRINE && own(used, Count.CITIES) > 0;
    if (pays || city) {
      tap(nth(R.id.ways, 1));
    }
    for (Civilization other : offer.legal()) {
      touch(other, used, offer);
    }
    switch (ability) {
      case POLITICS -> step(R.id.pieces, anything(), 0, Math.max(0, own(used, Count.TREASURY)));
      case UNIVERSAL_DOCTRINE -> step(R.id.pieces, anything(), 0, own(used, Count.TOKENS));
      case TRADE_ROUTES -> {
        int cards = -own(used, Count.CARDS);
        int factor = ability.advance().measure(Measure.FACTOR).orElseThrow(AssertionError::new);
        step(R.id.pieces, anything(), 0, cards);
        step(R.id.worth, anything(), cards, own(used, Count.TREASURY) / factor);
      }
      default -> {}
    }
  }

  private void touch(Civilization other, Event.Used used, Prompt.Abilities.Offer offer) {
    Matcher<View> row = nth(R.id.others, offer.legal().indexOf(other));
    int cities = -of(other, used, Count.CITIES);
    int tokens = -of(other, used, Count.TOKENS);
    if (cities + tokens - of(other, used, Count.CARDS) > 0) {
      tap(rowIn(row));
      step(R.id.cities, isDescendantOfA(row), 0, cities);
      step(R.id.tokens, isDescendantOfA(row), 0, tokens);
    }
  }

  /** Surplus that somebody removes. */
  void remove(Event.Took took, List<Civilization> players) {
    Matcher<View> row = nth(R.id.players, players.indexOf(took.player()));
    tap(withId(R.id.removes));
    tap(rowIn(row));
    step(R.id.tokens, isDescendantOfA(row), 0, took.losses().tokens());
    step(R.id.destroyed, isDescendantOfA(row), 0, took.losses().destroyed());
  }

  void move(Event.Moved moved, Prompt.Markers markers) {
    for (int i = 0; i < markers.proposals().size(); i++) {
      if (markers.proposals().get(i).player() == moved.player()) {
        Matcher<View> row = nth(R.id.content, i);
        tap(rowIn(row));
        tap(allOf(withId(moved.steps() == 0 ? R.id.stays : R.id.moves), isDescendantOfA(row)));
      }
    }
  }

  void step(int stepper, Matcher<? super View> where, int from, int to) {
    int at = from;
    for (; at <= to - 5; at += 5) {
      tap(inside(stepper, where, R.id.many_more));
    }
    for (; at < to; at++) {
      tap(inside(stepper, where, R.id.more));
    }
    for (; at > to; at--) {
      tap(inside(stepper, where, R.id.fewer));
    }
  }

  void type(int field, String text) {
    tap(withId(field));
    onView(withId(field)).perform(replaceText(text));
  }

  static Matcher<View> nth(int room, int place) {
    return allOf(withParent(withId(room)), withParentIndex(place));
  }

  private static Matcher<View> rowIn(Matcher<View> room) {
    return withParent(allOf(withId(R.id.row), isDescendantOfA(room)));
  }

  private static Matcher<View> inside(int stepper, Matcher<? super View> where, int button) {
    return allOf(isDescendantOfA(withId(stepper)), where, withId(button));
  }

  void tap(Matcher<View> view) {
    onView(view).perform(new Tap());
    taps++;
  }

  private static int own(Event.Used used, Count count) {
    return of(used.player(), used, count);
  }

  private static int of(Civilization player, Event.Used used, Count count) {
    int by = 0;
    for (Change change : used.changes()) {
      by += change.player() == player && change.count() == count ? change.by() : 0;
    }
    return by;
  }
}
