package io.augur.app.selection;

import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import dagger.multibindings.IntoMap;
import io.augur.app.ui.EventKey;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PromptKey;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;

/** Says how a draw is asked, and how its result is shown. */
@Module
@InstallIn(SingletonComponent.class)
final class SelectionModule {
  private SelectionModule() {}

  @Provides
  @IntoMap
  @PromptKey(Prompt.Draw.class)
  static Pane.Maker draw() {
    return DrawPane::new;
  }

  @Provides
  @IntoMap
  @EventKey(Event.Drew.class)
  static Pane.Maker drew() {
    return DrawnPane::new;
  }
}
