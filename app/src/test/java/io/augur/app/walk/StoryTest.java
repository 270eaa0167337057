package io.augur.app.walk;

import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.app.ui.GameId;
import io.augur.app.ui.PresentCalamity;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

/** One calamity from its call to the next, for the storyboard in docs/walk.md. */
@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class StoryTest {
  @Rule public final Pictures pictures;

  public StoryTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    List<Variant> night = new ArrayList<>(Variant.all());
    night.removeIf(variant -> !variant.toString().equals("phone-dark-en-100"));
    return night;
  }

  @Test
  public void theFloodIsCalled() {
    take("story-1-call", Prompt.Call.class, Calamity.FLOOD);
  }

  @Test
  public void itsHolderAnswers() {
    take("story-2-choose", Prompt.Choose.class, Calamity.FLOOD);
  }

  @Test
  public void othersStandThereToo() {
    take("story-3-name", Prompt.Name.class, Calamity.FLOOD);
  }

  @Test
  public void everybodyCounts() {
    take("story-4-state", Prompt.State.class, Calamity.FLOOD);
  }

  @Test
  public void lossesAreTaken() {
    take("story-5-lose", Prompt.Lose.class, Calamity.FLOOD);
  }

  @Test
  public void theNextIsCalled() {
    take("story-6-next", Prompt.Call.class, Calamity.CIVIL_WAR);
  }

  private void take(String name, Class<? extends Prompt> kind, Calamity calamity) {
    Predicate<Game> moment =
        game ->
            Moments.asks(game.prompt(), kind)
                && PresentCalamity.of(game).filter(it -> it == calamity).isPresent();
    long id = Moments.at(pictures.app(), "too-many-cards-5", moment);
    pictures.take(name, () -> pictures.app().show(R.id.walk, GameId.toBundle(id)));
  }
}
