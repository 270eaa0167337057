package io.augur.app.data;

import dagger.Binds;
import dagger.Module;
import dagger.Provides;
import dagger.hilt.components.SingletonComponent;
import dagger.hilt.testing.TestInstallIn;
import java.time.Clock;
import javax.inject.Singleton;

/** Puts {@link TestClock} in the place of the real one. */
@Module
@TestInstallIn(components = SingletonComponent.class, replaces = ClockModule.class)
public abstract class TestClockModule {
  @Provides
  @Singleton
  static TestClock testClock() {
    return new TestClock();
  }

  @Binds
  abstract Clock clock(TestClock clock);
}
