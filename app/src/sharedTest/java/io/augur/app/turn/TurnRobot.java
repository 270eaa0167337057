package io.augur.app.turn;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import android.content.Context;
import androidx.test.platform.app.InstrumentationRegistry;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.data.Reading;
import io.augur.app.walk.WalkRobot;
import io.augur.rules.flow.Event;
import io.augur.rules.log.Fingerprint;
import io.augur.rules.log.History;
import io.augur.rules.view.Phase;
import java.util.List;
import java.util.function.IntConsumer;

/** A table that plays a recorded turn in the app, by taps, from the list of tables on. */
final class TurnRobot {
  private final App app;
  private final History recorded;
  private final List<Event> events;

  TurnRobot(App app, String log) {
    this.app = app;
    recorded = Recorded.log(log).history();
    events = recorded.now().events();
  }

  List<Event> events() {
    return events;
  }

  /** Where phase 8 has begun: all facts are told and all cards are dealt. */
  int begun() {
    return events.indexOf(new Event.WentOn()) + 1;
  }

  /**
   * Makes the table, tells the facts, deals the cards and begins phase 8; of so many players the
   * facts are typed on their pages, those of the others come straight into the session.
   */
  WalkRobot begin(int typed) {
    SittingDown table = new SittingDown(app, recorded.setup());
    table.make();
    List<Event> before = events.subList(0, begun() - 1);
    table.tell(before, typed);
    table.deal(before);
    onView(withId(R.id.begin)).perform(click());
    WalkRobot walk = new WalkRobot(app, id(app));
    isAt(begun(), walk);
    return walk;
  }

  /** One of the rulebook's examples, ready to begin. */
  WalkRobot practise(int example) {
    onView(withId(R.id.practice)).perform(click());
    onView(withId(example)).inRoot(isDialog()).perform(click());
    onView(withId(R.id.begin)).perform(click());
    WalkRobot walk = new WalkRobot(app, id(app));
    isAt(begun(), walk);
    return walk;
  }

  /** Answers everything up to the next turn; before each answer something may happen. */
  void play(WalkRobot walk, IntConsumer before) {
    for (int at = begun(); at < events.size(); at++) {
      before.accept(at);
      walk.answer(events.get(at));
      isAt(at + 1, walk);
      if (events.get(at) instanceof Event.Drew) {
        walk.goOn();
      }
    }
    assertThat(Phase.of(walk.game())).isEqualTo(Phase.of(recorded.now()));
    assertThat(walk.game().table().turn()).isEqualTo(2);
  }

  void isAt(int at, WalkRobot walk) {
    assertWithMessage("after event %s, %s", at, walk.game().last())
        .that(Fingerprint.of(walk.game()))
        .isEqualTo(Fingerprint.of(recorded.state(at)));
  }

  /** Whether this event leads into another phase. */
  boolean crosses(int at) {
    return Phase.of(recorded.state(at)) != Phase.of(recorded.state(at + 1));
  }

  /** Whether the summary comes up after this event. */
  boolean endsCalamities(int at) {
    return Phase.of(recorded.state(at)).compareTo(Phase.MAJOR) <= 0
        && Phase.of(recorded.state(at + 1)).compareTo(Phase.MAJOR) > 0;
  }

  /** The game that was made last. */
  static long id(App app) {
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    return ((Reading.Games) app.parts().tables().reading().getValue()).games().get(0).id();
  }

  static Context context() {
    return InstrumentationRegistry.getInstrumentation().getTargetContext();
  }
}
