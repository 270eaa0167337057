package io.augur.app.data;

import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import java.time.Clock;
import java.time.ZoneId;

@Module
@InstallIn(SingletonComponent.class)
final class ClockModule {
  private ClockModule() {}

  @Provides
  static Clock clock() {
    return Clock.system(ZoneId.systemDefault());
  }
}
