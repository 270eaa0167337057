package io.augur.app.ui;

import dagger.MapKey;
import io.augur.rules.flow.Event;

/** The kind of event after which a pane is shown, before the next question. */
@MapKey
public @interface EventKey {
  Class<? extends Event> value();
}
