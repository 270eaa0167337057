package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;

import android.app.Instrumentation;
import android.content.Context;
import androidx.core.content.ContextCompat;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import io.augur.rules.flow.Setup;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class TablesStoreTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final TestDisk disk = new TestDisk();
  private final TestClock clock = new TestClock();
  private final List<Outcome> outcomes = new ArrayList<>();
  private final List<Created> created = new ArrayList<>();
  private AugurDatabase database = open();

  @Before
  @After
  public void empty() {
    database.close();
    context.deleteDatabase(AugurDatabase.FILE);
    database = open();
  }

  @Test
  public void whatIsCreatedIsReadBackFromTheFile() {
    tables().create("Friday night", Setup.standard(11), created::add);
    assertThat(games()).containsExactly(Kept.fresh(1, "Friday night", 11, clock.instant()));
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    assertThat(created).containsExactly(new Created.Stored(1));
  }

  @Test
  public void theNewestGameComesFirst() {
    tables().create("first", Setup.standard(5), created::add);
    tables().create("second of that moment", Setup.standard(5), created::add);
    clock.pass(Duration.ofMinutes(1));
    tables().create("third", Setup.standard(5), created::add);
    assertThat(names()).containsExactly("third", "second of that moment", "first").inOrder();
  }

  @Test
  public void aRenamedGameKeepsItsPlace() {
    tables().create("one", Setup.standard(5), created::add);
    tables().create("two", Setup.standard(5), created::add);
    tables().rename(1, "uno", outcomes::add);
    assertThat(names()).containsExactly("two", "uno").inOrder();
  }

  @Test
  public void aDeletedGameCanBeBroughtBackByALaterProcess() {
    tables().create("one", Setup.standard(5), created::add);
    tables().delete(1, outcomes::add);
    assertThat(names()).isEmpty();
    tables().undelete(1, outcomes::add);
    assertThat(names()).containsExactly("one");
  }

  @Test
  public void aDeletedGameIsGoneForGoodAfterADay() {
    tables().create("one", Setup.standard(5), created::add);
    tables().delete(1, outcomes::add);
    clock.pass(Tables.DELETED_KEPT.plusSeconds(1));
    read(tables());
    tables().undelete(1, outcomes::add);
    assertThat(names()).isEmpty();
    assertThat(outcomes).containsExactly(Outcome.STORED, Outcome.NOT_STORED).inOrder();
  }

  @Test
  public void aDamagedFileIsReportedAndLeftWhereItIs() throws IOException {
    tables().create("one", Setup.standard(5), created::add);
    database.close();
    File file = context.getDatabasePath(AugurDatabase.FILE);
    byte[] damaged = new byte[8192];
    Arrays.fill(damaged, (byte) 'x');
    Files.write(file.toPath(), damaged);
    database = open();
    assertThat(read(tables())).isEqualTo(new Reading.Unreadable());
    assertThat(Files.readAllBytes(file.toPath())).isEqualTo(damaged);
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    games().forEach(game -> names.add(game.name()));
    return names;
  }

  /** As the next process would read them. */
  private List<Kept> games() {
    database.close();
    database = open();
    return read(tables()) instanceof Reading.Games read ? read.games() : List.of();
  }

  private static @Nullable Reading read(Tables tables) {
    Instrumentation device = InstrumentationRegistry.getInstrumentation();
    device.runOnMainSync(tables::retry);
    device.waitForIdleSync();
    return tables.reading().getValue();
  }

  private Tables tables() {
    return new Tables(database.games(), clock, disk, ContextCompat.getMainExecutor(context));
  }

  private AugurDatabase open() {
    return DataModule.database(context, disk);
  }
}
