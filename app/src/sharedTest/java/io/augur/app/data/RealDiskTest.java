package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import android.content.Context;
import androidx.core.content.ContextCompat;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import io.augur.rules.flow.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * Other tests use a disk that may call itself; the real one has one thread and must not wait for
 * it.
 */
@RunWith(AndroidJUnit4.class)
public final class RealDiskTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final Executor disk = DiskModule.disk();
  private final AugurDatabase database = DataModule.database(context, disk);

  @After
  public void close() {
    database.close();
    context.deleteDatabase(AugurDatabase.FILE);
  }

  @Test
  public void theDiskNeverWaitsForItself() throws InterruptedException {
    List<Outcome> outcomes = new ArrayList<>();
    Executor main = ContextCompat.getMainExecutor(context);
    Tables tables = new Tables(database.games(), new TestClock(), disk, main);
    tables.create("Friday night", Setup.standard(11), created -> {});
    tables.rename(1, "Saturday", outcomes::add);
    CountDownLatch done = new CountDownLatch(1);
    disk.execute(done::countDown);
    assertWithMessage("done in time").that(done.await(20, TimeUnit.SECONDS)).isTrue();
    InstrumentationRegistry.getInstrumentation().waitForIdleSync();
    assertThat(outcomes).containsExactly(Outcome.STORED);
  }
}
