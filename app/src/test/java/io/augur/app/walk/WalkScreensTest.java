package io.augur.app.walk;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withParent;
import static androidx.test.espresso.matcher.ViewMatchers.withParentIndex;
import static org.hamcrest.Matchers.allOf;

import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.ui.GameId;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Loss;
import io.augur.rules.flow.Prompt;
import io.augur.rules.view.Phase;
import java.util.List;
import java.util.function.Predicate;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class WalkScreensTest {
  @Rule public final Pictures pictures;

  public WalkScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void cardsFaceDown() {
    long id = asking("selection-8", Prompt.Draw.class);
    pictures.take("walk-draw", () -> open(id));
  }

  @Test
  public void whichCardWasDrawnByHand() {
    long id = asking("selection-8", Prompt.Draw.class);
    pictures.take(
        "walk-draw-by-hand",
        () -> {
          open(id);
          tap(R.id.by_hand);
          tap(R.id.stacks, 1);
        });
  }

  @Test
  public void aCardTurned() {
    long id = asking("selection-8", Prompt.Draw.class);
    pictures.take(
        "walk-drawn",
        () -> {
          open(id);
          tap(R.id.cards, 1);
        });
  }

  @Test
  public void aCall() {
    long id = asking("famine-two-copies-12", Prompt.Call.class);
    pictures.take("walk-call", () -> open(id));
  }

  @Test
  public void aCallWithALongName() {
    long id = asking("whole-turn-west-8", Prompt.Call.class);
    pictures.take("walk-call-long", () -> open(id));
  }

  @Test
  public void twoCopies() {
    long id = asking("famine-two-copies-12", Prompt.TwoCopies.class);
    pictures.take("walk-two-copies", () -> open(id));
  }

  @Test
  public void aCountThatNobodyEntered() {
    long id = asking("nobody-has-counted-16", Prompt.HowMany.class);
    pictures.take("walk-how-many", () -> open(id));
  }

  @Test
  public void aNumberOfTheBoard() {
    long id = asking("pirates-and-regression-18", Prompt.State.class);
    pictures.take(
        "walk-state",
        () -> {
          open(id);
          tap(R.id.pad, 2);
        });
  }

  @Test
  public void namingVictims() {
    long id = asking("two-epidemics-12", Prompt.Name.class);
    pictures.take(
        "walk-name",
        () -> {
          open(id);
          tap(R.id.legal, 0);
        });
  }

  @Test
  public void aWorksheetHalfFilledIn() {
    long id = asking("two-epidemics-12", Prompt.Lose.class);
    pictures.take(
        "walk-damage",
        () -> {
          open(id);
          tap(R.id.reduce, 1);
        });
  }

  @Test
  public void citiesToReduce() {
    long id = at("read-otherwise-14", game -> loses(game, Loss.CITIES_REDUCED));
    pictures.take("walk-reduce", () -> open(id));
  }

  @Test
  public void aChoice() {
    long id = asking("whole-turn-west-8", Prompt.Choose.class);
    pictures.take("walk-choose", () -> open(id));
  }

  @Test
  public void citiesChangeHands() {
    long id = asking("whole-turn-west-8", Prompt.Annex.class);
    pictures.take("walk-annex", () -> open(id));
  }

  @Test
  public void unitPointsChangeHands() {
    long id = at("two-civil-wars-16", WalkScreensTest::annexesPoints);
    pictures.take("walk-annex-points", () -> open(id));
  }

  @Test
  public void barbarians() {
    long id = asking("hordes-and-tyrants-14", Prompt.Raid.class);
    pictures.take("walk-raid", () -> open(id));
  }

  @Test
  public void minorCalamitiesSideBySide() {
    long id = at("pirates-and-regression-18", game -> Phase.of(game) == Phase.MINOR);
    pictures.take("walk-minor", () -> open(id));
  }

  @Test
  public void someoneInsists() {
    long id = asking("two-epidemics-12", Prompt.Lose.class);
    pictures.take(
        "walk-insist",
        () -> {
          open(id);
          tap(R.id.insist);
        });
  }

  @Test
  public void nextTurn() {
    long id = at("whole-turn-west-8", game -> game.table().turn() == 2);
    pictures.take("walk-gather", () -> open(id));
  }

  @Test
  public void theAnnouncer() {
    long id = asking("whole-turn-west-8", Prompt.Call.class);
    pictures.take("walk-announcer", () -> pictures.app().show(R.id.announcer, GameId.toBundle(id)));
  }

  @Test
  public void theSummary() {
    long id = at("too-many-cards-5", game -> Phase.of(game) == Phase.SURPLUS);
    pictures.take("walk-summary", () -> pictures.app().show(R.id.summary, GameId.toBundle(id)));
  }

  @Test
  public void aTableThatIsGone() {
    pictures.take("walk-gone", () -> open(99));
  }

  private long asking(String log, Class<? extends Prompt> kind) {
    return Moments.asking(pictures.app(), log, kind);
  }

  private long at(String log, Predicate<Game> moment) {
    return Moments.at(pictures.app(), log, moment);
  }

  private static boolean loses(Game game, Loss loss) {
    return game.prompt() instanceof Prompt.Tasks tasks
        && tasks.tasks().get(0).prompt() instanceof Prompt.Lose lose
        && lose.loss() == loss;
  }

  private static boolean annexesPoints(Game game) {
    return game.prompt() instanceof Prompt.Tasks tasks
        && tasks.tasks().get(0).prompt() instanceof Prompt.Annex annex
        && annex.unit() == Unit.UNIT_POINTS;
  }

  private void open(long id) {
    pictures.app().show(R.id.walk, GameId.toBundle(id));
  }

  private static void tap(int view) {
    onView(withId(view)).perform(new Tap());
  }

  private static void tap(int room, int place) {
    onView(allOf(withParent(withId(room)), withParentIndex(place))).perform(new Tap());
  }
}
