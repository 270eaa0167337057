package io.augur.app.tables;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static com.google.common.truth.Truth.assertThat;
import static org.hamcrest.Matchers.containsString;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.App;
import io.augur.app.R;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.LogText;
import io.augur.rules.table.Civilization;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Tables go out of the phone and come back by taps. */
@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class TransfersTest {
  private static final String GOOD = LogText.setup(Setup.standard(8)) + "# game: From Ann\n";
  private static final String BAD = LogText.setup(Setup.standard(8)) + "egypt has 3 citie\n";

  @Rule public final App app = new App(this);

  private final TablesRobot tables = new TablesRobot();

  @Before
  public void aTableWithAHiddenCard() {
    app.parts().tables().create("Friday night", Setup.standard(8), created -> {});
    app.parts()
        .sessions()
        .of(1)
        .play(new Event.Holds(Civilization.EGYPT, Calamity.FAMINE, Giver.DRAWN));
    app.open();
  }

  @Test
  public void aFileBecomesATable() {
    Picker.holds(GOOD);
    chooseImport();
    Picker.picks();
    tables.sees("From Ann").sees("1 table imported");
  }

  @Test
  public void aBrokenFileIsRefusedWithItsLine() {
    Picker.holds(BAD);
    chooseImport();
    Picker.picks();
    seesProblem("Line 11: ");
    app.recreate();
    seesProblem("Line 11: ");
    onView(withText(R.string.understood)).inRoot(isDialog()).perform(click());
    onView(withText(R.string.import_refused_title)).check(doesNotExist());
    app.recreate();
    onView(withText(R.string.import_refused_title)).check(doesNotExist());
    tables.sees("Friday night");
  }

  @Test
  public void nobodyHasToPickAFile() {
    chooseImport();
    Picker.cancels();
    tables.sees("Friday night");
  }

  @Test
  public void aFileThatIsGoneIsSaidToBe() {
    chooseImport();
    Picker.picks();
    seesProblem("moved");
  }

  @Test
  public void aSharedLogHoldsNothingHidden() throws IOException {
    tables.more("Friday night");
    tap(R.id.share);
    Intent send = sent();
    Uri file = send.getParcelableExtra(Intent.EXTRA_STREAM, Uri.class);
    String text = read(file);
    assertThat(text).contains("egypt holds 1 card");
    assertThat(text).doesNotContain("famine");
  }

  @Test
  public void aSharedTextTellsTheGame() {
    tables.more("Friday night");
    tap(R.id.share_text);
    String text = sent().getStringExtra(Intent.EXTRA_TEXT);
    assertThat(text).contains("Turn 1");
    assertThat(text).doesNotContain("Famine");
  }

  @Test
  public void aFullBackupIsWrittenOnlyAfterAWarning() {
    tables.more("Friday night");
    tap(R.id.backup);
    tables.seesInDialog(text(R.string.backup_warning_title));
    onView(withText(R.string.backup_go_on)).inRoot(isDialog()).perform(click());
    OutputStream file = Picker.takes();
    Picker.picks();
    assertThat(file.toString()).contains("egypt holds famine drawn #");
    tables.sees(R.string.backed_up);
  }

  @Test
  public void aTableIsDuplicated() {
    tables.more("Friday night");
    tap(R.id.copy);
    tables.sees("Copy of Friday night").sees("Friday night");
  }

  @Test
  public void aFullDiskIsSaid() {
    app.parts().database().refuseWrites();
    tables.more("Friday night");
    tap(R.id.copy);
    seesProblem("Free some storage");
  }

  private static void chooseImport() {
    onView(withContentDescription("More options")).perform(click());
    onView(withText(R.string.import_tables)).perform(click());
  }

  private static void tap(int button) {
    onView(withId(button)).inRoot(isDialog()).perform(scrollTo(), click());
  }

  private static void seesProblem(String part) {
    onView(withText(containsString(part))).inRoot(isDialog()).check(matches(isDisplayed()));
  }

  private static Intent sent() {
    Intent chooser = Picker.started();
    assertThat(chooser.getAction()).isEqualTo(Intent.ACTION_CHOOSER);
    Intent send = chooser.getParcelableExtra(Intent.EXTRA_INTENT, Intent.class);
    assertThat(send.getAction()).isEqualTo(Intent.ACTION_SEND);
    return send;
  }

  private static String read(Uri file) throws IOException {
    Context context = ApplicationProvider.getApplicationContext();
    try (InputStream in = context.getContentResolver().openInputStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String text(int id) {
    return ApplicationProvider.<Context>getApplicationContext().getString(id);
  }
}
