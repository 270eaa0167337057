package io.augur.app.markers;

import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import dagger.multibindings.IntoMap;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PromptKey;
import io.augur.rules.flow.Prompt;

/** Says how moving the markers is asked. */
@Module
@InstallIn(SingletonComponent.class)
final class MarkersModule {
  private MarkersModule() {}

  @Provides
  @IntoMap
  @PromptKey(Prompt.Markers.class)
  static Pane.Maker markers() {
    return MarkersPane::new;
  }
}
