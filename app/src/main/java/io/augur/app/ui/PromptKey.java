package io.augur.app.ui;

import dagger.MapKey;
import io.augur.rules.flow.Prompt;

/** The kind of prompt that a pane is for. */
@MapKey
public @interface PromptKey {
  Class<? extends Prompt> value();
}
