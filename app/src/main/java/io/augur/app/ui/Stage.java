package io.augur.app.ui;

import android.content.Context;
import android.view.ViewGroup;
import io.augur.app.data.Session;
import io.augur.rules.flow.Event;

/** Where a pane stands: room for its views, and ears for what is tapped. */
public interface Stage {
  /** Room between the question and the answers. */
  ViewGroup content();

  /** The answers at the bottom, always in the same place. */
  Answers answers();

  Session session();

  /** Plays the answer. */
  void play(Event event);

  /** Keeps what has been entered, and shows it. */
  void keep(Draft draft);

  /** What was shown after the last event has been seen. */
  void goOn();

  default Context context() {
    return content().getContext();
  }

  default Say say() {
    return Say.in(context());
  }
}
