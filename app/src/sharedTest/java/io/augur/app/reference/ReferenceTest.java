package io.augur.app.reference;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withText;

import android.os.Bundle;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.ui.Entry;
import io.augur.app.ui.GameId;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.table.Advance;
import io.augur.rules.table.Civilization;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class ReferenceTest {
  @Rule public final App app = new App(this);
  private final ReferenceRobot robot = new ReferenceRobot();

  @Test
  public void whatIsTypedIsFoundAtOnceInEitherLanguage() {
    app.show(R.id.reference, new Bundle());
    robot.type("glod").lists("Famine").type("Głód").lists("Famine").type("famine").lists("Famine");
    robot.type("pottery").lists("Pottery").type("no legal target").lists("No legal target");
  }

  @Test
  public void onlyTheKindThatIsWantedIsListed() {
    app.show(R.id.reference, new Bundle());
    robot.type("famine").want(R.string.reference_advances).lists("Pottery").listsNot("Famine");
  }

  @Test
  public void aCalamityLeadsToAnAdvanceAndBackToWhereOneCameFrom() {
    app.show(R.id.reference, Entry.of(Calamity.FAMINE).in(new Bundle()));
    robot
        .reads("Famine")
        .follow("Pottery takes off 5 damage for every victim who holds it.")
        .reads("Pottery")
        .follow("Famine: Pottery takes off 5 damage for every victim who holds it.")
        .reads("Famine")
        .back()
        .reads("Pottery")
        .back()
        .reads("Famine")
        .back();
    onView(withText(R.string.tables_title)).check(matches(isDisplayed()));
  }

  @Test
  public void aPhaseOpensByItsNumber() {
    app.show(R.id.reference, Entry.ofPhase("9b").in(new Bundle()));
    robot.reads("Major calamities");
  }

  @Test
  public void whatWasTypedAndReadSurvivesARotation() {
    app.show(R.id.reference, new Bundle());
    robot.type("glod").pick("Famine").reads("Famine");
    app.recreate();
    robot.reads("Famine").back().lists("Famine");
  }

  @Test
  public void theNumbersOfAPlayerAreThoseOfHisAdvances() {
    long id = Recorded.log("whole-turn-west-8").play(app, 0);
    app.parts().sessions().of(id).play(new Event.Owns(Civilization.EGYPT, Advance.POTTERY));
    app.show(R.id.reference, Entry.of(Calamity.FAMINE).in(GameId.toBundle(id)));
    robot
        .choose("Egypt")
        .sees("For Egypt now")
        .sees("As primary victim: 5 damage, since 10 − 5 Pottery = 5.");
  }
}
