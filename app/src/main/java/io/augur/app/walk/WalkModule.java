package io.augur.app.walk;

import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import dagger.multibindings.IntoMap;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PromptKey;
import io.augur.rules.flow.Prompt;

/** The pane for the time between two turns. */
@Module
@InstallIn(SingletonComponent.class)
final class WalkModule {
  private WalkModule() {}

  @Provides
  @IntoMap
  @PromptKey(Prompt.Gather.class)
  static Pane.Maker gather() {
    return GatherPane::new;
  }
}
