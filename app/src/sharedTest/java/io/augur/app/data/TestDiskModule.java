package io.augur.app.data;

import dagger.Binds;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.components.SingletonComponent;
import dagger.hilt.testing.TestInstallIn;
import java.util.concurrent.Executor;
import javax.inject.Singleton;

/** Puts {@link TestDisk} in the place of the real one. */
@Module
@TestInstallIn(components = SingletonComponent.class, replaces = DiskModule.class)
public abstract class TestDiskModule {
  @Provides
  @Singleton
  static TestDisk testDisk() {
    return new TestDisk();
  }

  @Binds
  @Disk
  abstract Executor disk(TestDisk disk);
}
