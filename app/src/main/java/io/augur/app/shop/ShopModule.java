package io.augur.app.shop;

import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import dagger.multibindings.IntoMap;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PromptKey;
import io.augur.rules.flow.Prompt;

/** Says how buying and the hand limit are asked. */
@Module
@InstallIn(SingletonComponent.class)
final class ShopModule {
  private ShopModule() {}

  @Provides
  @IntoMap
  @PromptKey(Prompt.Buy.class)
  static Pane.Maker buy() {
    return BuyPane::new;
  }

  @Provides
  @IntoMap
  @PromptKey(Prompt.KeepHand.class)
  static Pane.Maker keepHand() {
    return KeepHandPane::new;
  }
}
