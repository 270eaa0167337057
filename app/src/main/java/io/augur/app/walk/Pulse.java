package io.augur.app.walk;

import android.view.HapticFeedbackConstants;
import android.view.View;
import io.augur.app.data.Said;
import io.augur.app.data.SessionState;
import io.augur.app.data.Settings;
import io.augur.rules.flow.Event;

/** A light vibration when a card is drawn and when something is refused. */
final class Pulse {
  private final View screen;
  private final Settings settings;
  private Said felt = Said.NOTHING;
  private int at = -1;

  Pulse(View screen, Settings settings) {
    this.screen = screen;
    this.settings = settings;
  }

  @SuppressWarnings("ReferenceEquality") // the same words may be said twice
  void feel(SessionState state) {
    if (!(state instanceof SessionState.Open open)) {
      return;
    }
    if (open.said() instanceof Said.Refused && open.said() != felt) {
      beat(HapticFeedbackConstants.LONG_PRESS);
    } else if (at >= 0
        && open.at() > at
        && open.game().last().filter(Event.Drew.class::isInstance).isPresent()) {
      beat(HapticFeedbackConstants.VIRTUAL_KEY);
    }
    felt = open.said();
    at = open.at();
  }

  private void beat(int kind) {
    if (settings.now().vibrates()) {
      screen.performHapticFeedback(kind);
    }
  }
}
