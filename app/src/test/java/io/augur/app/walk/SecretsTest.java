package io.augur.app.walk;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import android.app.NotificationManager;
import android.content.Context;
import android.os.Bundle;
import androidx.navigation.Navigation;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.Mortal;
import io.augur.app.R;
import io.augur.app.Recorded;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Whose;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Player;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Language;
import io.augur.rules.words.Words;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowLog;

/** Nothing that a table sees, or that the system keeps or logs, names a card nobody has shown. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class SecretsTest {
  private static final int[] SCREENS = {
    R.id.table, R.id.seat, R.id.walk, R.id.announcer, R.id.journal, R.id.summary
  };
  private static final int EVERY = 12;

  @Rule public final App app = new App(this);

  private final Mortal phone = new Mortal(app);

  @After
  public void close() {
    phone.close();
  }

  @Test
  public void noScreenNoSavedStateAndNoLogNamesAHiddenCard() {
    Recorded recorded = Recorded.log("every-calamity-18");
    List<Event> events = recorded.history().now().events();
    int at = events.indexOf(new Event.WentOn());
    long id = recorded.play(app, at);
    phone.open();
    Set<Calamity> shown = EnumSet.noneOf(Calamity.class);
    int looks = 0;
    for (; at < events.size(); at++) {
      Game game = recorded.history().state(at);
      shown.addAll(shown(game));
      Set<Calamity> hidden = hidden(game);
      hidden.removeAll(shown);
      if (!hidden.isEmpty() && at % EVERY == 0) {
        look(id, hidden);
        looks++;
      }
      app.parts().sessions().of(id).play(events.get(at));
    }
    assertThat(looks).isAtLeast(3);
  }

  private void look(long id, Set<Calamity> hidden) {
    for (int screen : SCREENS) {
      Bundle arguments = Whose.in(GameId.toBundle(id), Civilization.KUSHAN);
      Navigation.findNavController(phone.activity(), R.id.screens).navigate(screen, arguments);
      InstrumentationRegistry.getInstrumentation().waitForIdleSync();
      String name = phone.activity().getResources().getResourceEntryName(screen);
      lacks(name, Shown.all(), hidden);
      lacks(name + ", saved", phone.saved().text(), hidden);
    }
    for (ShadowLog.LogItem item : ShadowLog.getLogs()) {
      lacks("logcat", item.msg + item.throwable, hidden);
    }
    Context context = ApplicationProvider.getApplicationContext();
    NotificationManager notices = context.getSystemService(NotificationManager.class);
    assertThat(notices.getActiveNotifications()).isEmpty();
  }

  private static void lacks(String where, String text, Set<Calamity> hidden) {
    String low = text.toLowerCase(Locale.ROOT);
    for (Calamity calamity : hidden) {
      for (Language language : Language.values()) {
        String title = Words.in(language).say(calamity.row().title()).toLowerCase(Locale.ROOT);
        assertWithMessage("%s, %s", where, calamity).that(low).doesNotContain(title);
      }
      assertWithMessage("%s, %s", where, calamity).that(low).doesNotContain(calamity.key());
    }
  }

  private static Set<Calamity> hidden(Game game) {
    Set<Calamity> hidden = EnumSet.noneOf(Calamity.class);
    for (Player player : game.table().players()) {
      player.hand().stream().filter(it -> !it.revealed()).forEach(it -> hidden.add(it.calamity()));
    }
    return hidden;
  }

  /** What lies face up, takes part, is called now or was drawn. */
  private static Set<Calamity> shown(Game game) {
    Set<Calamity> shown = EnumSet.noneOf(Calamity.class);
    for (Player player : game.table().players()) {
      player.hand().stream().filter(Card::revealed).forEach(it -> shown.add(it.calamity()));
    }
    game.table().parts().forEach(part -> shown.add(part.calamity()));
    if (game.prompt() instanceof Prompt.Call call) {
      shown.add(call.calamity());
    }
    if (game.last().orElseThrow(AssertionError::new) instanceof Event.Drew drew) {
      shown.add(drew.calamity());
    }
    return shown;
  }
}
