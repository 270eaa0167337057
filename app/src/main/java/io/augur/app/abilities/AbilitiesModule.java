package io.augur.app.abilities;

import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import dagger.multibindings.IntoMap;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PromptKey;
import io.augur.rules.flow.Prompt;

/** Says how special abilities are asked. */
@Module
@InstallIn(SingletonComponent.class)
final class AbilitiesModule {
  private AbilitiesModule() {}

  @Provides
  @IntoMap
  @PromptKey(Prompt.Abilities.class)
  static Pane.Maker abilities() {
    return AbilitiesPane::new;
  }
}
