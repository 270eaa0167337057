package io.augur.app.data;

import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javax.inject.Singleton;

@Module
@InstallIn(SingletonComponent.class)
final class DiskModule {
  private DiskModule() {}

  @Provides
  @Singleton
  @Disk
  static Executor disk() {
    return Executors.newSingleThreadExecutor(task -> new Thread(task, "disk"));
  }
}
