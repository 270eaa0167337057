package io.augur.app.tables;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.withClassName;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.endsWith;

import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.LogText;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class TransferScreensTest {
  private static final String SETUP = LogText.setup(Setup.standard(8));

  @Rule public final Pictures pictures;

  public TransferScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void theMenu() {
    aTable();
    pictures.take("tables-menu", TransferScreensTest::openMenu);
  }

  @Test
  public void importing() {
    aTable();
    pictures.take(
        "import-busy",
        () -> {
          Picker.holds(SETUP);
          chooseImport();
          pictures.app().parts().disk().hold();
          Picker.picks();
        });
  }

  @Test
  public void imported() {
    aTable();
    pictures.take(
        "import-done",
        () -> {
          Picker.holds(SETUP + "# game: From Ann\n");
          chooseImport();
          Picker.picks();
        });
  }

  @Test
  public void refused() {
    aTable();
    pictures.take(
        "import-refused",
        () -> {
          Picker.holds(SETUP + "egypt has 3 citie\n");
          chooseImport();
          Picker.picks();
        });
  }

  @Test
  public void notRead() {
    aTable();
    pictures.take(
        "import-not-read",
        () -> {
          chooseImport();
          Picker.picks();
        });
  }

  @Test
  public void backupWarning() {
    aTable();
    pictures.take(
        "backup-warning",
        () -> {
          new TablesRobot().more("Friday night");
          onView(withId(R.id.backup)).inRoot(isDialog()).perform(scrollTo(), click());
        });
  }

  private void aTable() {
    pictures.app().parts().tables().create("Friday night", Setup.standard(11), created -> {});
  }

  private static void chooseImport() {
    openMenu();
    onView(withText(R.string.import_tables)).perform(click());
  }

  private static void openMenu() {
    onView(withClassName(endsWith("OverflowMenuButton"))).perform(click());
  }
}
