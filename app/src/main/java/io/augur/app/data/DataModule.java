package io.augur.app.data;

import android.content.Context;
import androidx.core.content.ContextCompat;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.android.qualifiers.ApplicationContext;
import dagger.hilt.components.SingletonComponent;
import io.augur.rules.log.RandomBytes;
import java.security.SecureRandom;
import java.util.concurrent.Executor;
import javax.inject.Singleton;

@Module
@InstallIn(SingletonComponent.class)
final class DataModule {
  private DataModule() {}

  @Provides
  @Main
  static Executor main(@ApplicationContext Context context) {
    return ContextCompat.getMainExecutor(context);
  }

  @Provides
  @Singleton
  static AugurDatabase database(@ApplicationContext Context context, @Disk Executor disk) {
    return Room.databaseBuilder(context, AugurDatabase.class, AugurDatabase.FILE)
        .addMigrations(Migrations.ALL)
        .openHelperFactory(new KeptWhenCorrupt())
        .setJournalMode(RoomDatabase.JournalMode.WRITE_AHEAD_LOGGING)
        .setQueryExecutor(disk)
        .build();
  }

  @Provides
  static GameDao games(AugurDatabase database) {
    return database.games();
  }

  @Provides
  static LineDao lines(AugurDatabase database) {
    return database.lines();
  }

  @Provides
  static NewGameDao newGames(AugurDatabase database) {
    return database.newGames();
  }

  @Provides
  static PinDao pins(AugurDatabase database) {
    return database.pins();
  }

  @Provides
  static RandomBytes chance() {
    SecureRandom random = new SecureRandom();
    return () -> random.nextInt(256);
  }
}
