package io.augur.app.surplus;

import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import dagger.multibindings.IntoMap;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PromptKey;
import io.augur.rules.flow.Prompt;

/** Says how removing surplus is asked. */
@Module
@InstallIn(SingletonComponent.class)
final class SurplusModule {
  private SurplusModule() {}

  @Provides
  @IntoMap
  @PromptKey(Prompt.Surplus.class)
  static Pane.Maker surplus() {
    return SurplusPane::new;
  }
}
