package io.augur.app.tables;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.withId;

import dagger.hilt.android.testing.HiltAndroidTest;
import io.augur.app.R;
import io.augur.app.data.BrokenDatabase;
import io.augur.app.data.Tables;
import io.augur.app.data.TestClock;
import io.augur.app.pictures.Pictures;
import io.augur.app.pictures.Variant;
import io.augur.rules.flow.Setup;
import java.time.Duration;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;

@HiltAndroidTest
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class TablesScreensTest {
  @Rule public final Pictures pictures;

  public TablesScreensTest(Variant variant) {
    pictures = new Pictures(this, variant);
  }

  @Parameters(name = "{0}")
  public static List<Variant> variants() {
    return Variant.all();
  }

  @Test
  public void noTableYet() {
    pictures.take("tables-empty", () -> {});
  }

  @Test
  public void severalTables() {
    someTables();
    pictures.take("tables-list", () -> {});
  }

  @Test
  public void unreadable() {
    BrokenDatabase.plant();
    pictures.take("tables-unreadable", () -> {});
  }

  @Test
  public void stillReading() {
    pictures.app().parts().disk().hold();
    pictures.take("tables-loading", () -> {});
  }

  @Test
  public void whatCanBeDoneWithATable() {
    someTables();
    pictures.take("table-actions", () -> new TablesRobot().more("Friday night"));
  }

  @Test
  public void refusedName() {
    someTables();
    pictures.take(
        "table-refused", () -> new TablesRobot().more("Friday night").rename().name("").save());
  }

  @Test
  public void renameTable() {
    someTables();
    pictures.take(
        "table-rename",
        () -> {
          new TablesRobot().more("Friday night");
          onView(withId(R.id.rename)).inRoot(isDialog()).perform(click());
        });
  }

  @Test
  public void deletedTable() {
    someTables();
    pictures.take(
        "table-deleted",
        () -> {
          new TablesRobot().more("Friday night");
          onView(withId(R.id.delete)).inRoot(isDialog()).perform(click());
        });
  }

  private void someTables() {
    TestClock clock = pictures.app().parts().clock();
    clock.pass(Duration.ofDays(-16));
    tables().create("Długa partia w Krakowie", Setup.standard(18), created -> {});
    clock.pass(Duration.ofDays(15));
    tables().create("Learning game", Setup.standard(5), created -> {});
    clock.pass(Duration.ofHours(22));
    tables().create("Friday night", Setup.standard(11), created -> {});
    clock.pass(Duration.ofHours(2));
  }

  private Tables tables() {
    return pictures.app().parts().tables();
  }
}
