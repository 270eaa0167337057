package io.augur.app.resolve;

import dagger.Module;
import dagger.Provides;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import dagger.multibindings.IntoMap;
import io.augur.app.data.Settings;
import io.augur.app.ui.ChoicesPane;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PromptKey;
import io.augur.rules.flow.Prompt;

/** Says which pane asks which prompt of phase 9. */
@Module
@InstallIn(SingletonComponent.class)
final class ResolveModule {
  private ResolveModule() {}

  @Provides
  @IntoMap
  @PromptKey(Prompt.Call.class)
  static Pane.Maker call(Settings settings) {
    return stage -> new CallPane(stage, settings);
  }

  @Provides
  @IntoMap
  @PromptKey(Prompt.TwoCopies.class)
  static Pane.Maker twoCopies() {
    return ChoicesPane::new;
  }

  @Provides
  @IntoMap
  @PromptKey(Prompt.Choose.class)
  static Pane.Maker choose() {
    return ChoosePane::new;
  }

  @Provides
  @IntoMap
  @PromptKey(Prompt.HowMany.class)
  static Pane.Maker howMany() {
    return NumberPane::new;
  }

  @Provides
  @IntoMap
  @PromptKey(Prompt.State.class)
  static Pane.Maker state() {
    return NumberPane::new;
  }

  @Provides
  @IntoMap
  @PromptKey(Prompt.Name.class)
  static Pane.Maker name() {
    return NamePane::new;
  }

  @Provides
  @IntoMap
  @PromptKey(Prompt.Lose.class)
  static Pane.Maker lose() {
    return WorksheetPane::new;
  }

  @Provides
  @IntoMap
  @PromptKey(Prompt.Support.class)
  static Pane.Maker support() {
    return WorksheetPane::new;
  }

  @Provides
  @IntoMap
  @PromptKey(Prompt.Raid.class)
  static Pane.Maker raid() {
    return WorksheetPane::new;
  }

  @Provides
  @IntoMap
  @PromptKey(Prompt.Annex.class)
  static Pane.Maker annex() {
    return AnnexPane::new;
  }

  @Provides
  @IntoMap
  @PromptKey(Prompt.Discard.class)
  static Pane.Maker discard() {
    return DiscardPane::new;
  }
}
