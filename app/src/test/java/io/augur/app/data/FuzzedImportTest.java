package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import android.database.Cursor;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.rules.log.Fault;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/**
 * Damaged variants of real exports: each is taken as a whole or refused with a line and a reason.
 * {@code ./gradlew :app:testDebugUnitTest -Pfuzz=1000000 --tests '*FuzzedImportTest'} is the long
 * run.
 */
@RunWith(AndroidJUnit4.class)
public final class FuzzedImportTest {
  private static final int VARIANTS = Integer.getInteger("augur.fuzz", 20_000);
  private static final long SEED = Long.getLong("augur.fuzz.seed", 1);
  private static final int STORED = 50;

  @Rule public final Phone phone = new Phone();

  private final Random random = new Random(SEED);
  private final Damage damage = new Damage(random);

  @Test
  public void noDamagedFileCrashesHangsOrIsTakenInPart() {
    List<byte[]> exports = exports();
    int good = 0;
    int games = 0;
    int rows = rows();
    for (int i = 0; i < VARIANTS; i++) {
      byte[] file = damage.of(exports.get(random.nextInt(exports.size())));
      LogFile log = LogFile.of(file);
      Optional<Fault> fault = log.fault((read, all) -> {});
      fault.ifPresent(it -> assertWithMessage("line").that(it.line()).isAtLeast(0));
      good += fault.isPresent() ? 0 : 1;
      if (i % STORED == 0) {
        Imported imported = imported(file);
        int before = games;
        games += imported instanceof Imported.Stored stored ? stored.games().size() : 0;
        assertWithMessage("variant %s of seed %s", i, SEED)
            .that(imported instanceof Imported.Stored)
            .isEqualTo(!fault.isPresent());
        assertThat(rows() > rows).isEqualTo(games > before);
        rows = rows();
      }
    }
    System.out.println(VARIANTS + " variants, still good: " + good + ", games stored: " + games);
    assertThat(good).isLessThan(VARIANTS);
  }

  /** Short ones, so that there is time for many. */
  private List<byte[]> exports() {
    List<byte[]> exports = new ArrayList<>();
    for (String log : Logs.SHORT) {
      long id = phone.newGame(Logs.history(log).setup());
      Logs.events(log).forEach(phone.session(id)::play);
      for (Export export : List.of(new Export.Backup(id), new Export.PublicLog(id))) {
        String text =
            Phone.<Optional<String>>await(
                    then -> phone.exports().text(export, then), Optional.class)
                .get();
        exports.add(text.getBytes(StandardCharsets.UTF_8));
      }
    }
    return exports;
  }

  private Imported imported(byte[] file) {
    return Phone.await(
        then ->
            phone
                .imports()
                .read(() -> new ByteArrayInputStream(file), "fuzzed", percent -> {}, then),
        Imported.class);
  }

  private int rows() {
    int[] rows = new int[1];
    phone.onDisk(
        () -> {
          try (Cursor row =
              phone
                  .database()
                  .getOpenHelper()
                  .getReadableDatabase()
                  .query(
                      "SELECT (SELECT COUNT(*) FROM game) + (SELECT COUNT(*) FROM line)"
                          + " + (SELECT COUNT(*) FROM checkpoint)")) {
            row.moveToFirst();
            rows[0] = row.getInt(0);
          }
        });
    return rows[0];
  }
}
