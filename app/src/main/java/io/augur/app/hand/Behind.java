package io.augur.app.hand;

import io.augur.app.hand.HandUiState.Lock;
import io.augur.app.hand.HandUiState.PinTask;
import io.augur.app.hand.HandUiState.PinTrouble;

/** What a curtain gives way to; kept in memory only. */
sealed interface Behind {
  /** It hangs. */
  record Nothing() implements Behind {}

  record AskingPin(PinTask task, PinTrouble trouble) implements Behind {}

  record Cards(Opened opened, Lock lock) implements Behind {}
}
