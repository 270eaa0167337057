package io.augur.app.setup;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static com.google.common.truth.Truth.assertThat;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.app.data.Reading;
import io.augur.app.data.SessionState;
import io.augur.rules.flow.Game;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.HandView;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class PracticeTest {
  @Rule public final App app = new App(this);

  @Test
  public void threeCardsAtEightPlayers() {
    assertThat(practise(R.id.one_too_many)).isEqualTo(3);
  }

  @Test
  public void fiveCardsAtSixteenPlayers() {
    assertThat(practise(R.id.twice_the_same)).isEqualTo(5);
  }

  private int practise(int example) {
    app.open();
    onView(withId(R.id.practice)).perform(click());
    onView(withId(example)).inRoot(isDialog()).perform(click());
    assertThat(app.destination()).isEqualTo(R.id.table);
    long id = ((Reading.Games) app.parts().tables().reading().getValue()).games().get(0).id();
    SessionState state = app.parts().sessions().of(id).state().getValue();
    Game game = ((SessionState.Open) state).game();
    return HandView.of(game, Civilization.EGYPT).hand().size();
  }
}
