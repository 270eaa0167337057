package io.augur.app.hand;

import android.content.Context;
import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.HandPinBinding;
import io.augur.app.hand.HandUiState.PinTask;
import org.jspecify.annotations.Nullable;

/** Asks for a PIN; what is typed leaves with the page. */
final class PinPage {
  private final HandPinBinding page;

  PinPage(HandPinBinding page, HandViewModel hand) {
    this.page = page;
    page.ok.setOnClickListener(button -> hand.pin(String.valueOf(page.digits.getText())));
    page.digits.setOnEditorActionListener(
        (view, action, event) -> {
          hand.pin(String.valueOf(page.digits.getText()));
          return true;
        });
    page.cancel.setOnClickListener(button -> hand.close());
    page.forgotten.setOnClickListener(button -> hand.forgotten());
  }

  void show(HandUiState state) {
    page.getRoot().setVisibility(state instanceof HandUiState.Pin ? View.VISIBLE : View.GONE);
    page.digits.setText("");
    if (state instanceof HandUiState.Pin pin) {
      Context context = page.getRoot().getContext();
      page.pinTitle.setText(title(pin.task()));
      page.ok.setText(pin.task() == PinTask.OPEN ? R.string.pin_open : R.string.seat_save);
      page.forgotten.setVisibility(pin.task() == PinTask.OPEN ? View.VISIBLE : View.GONE);
      page.frame.setError(says(pin.trouble(), context));
    }
  }

  private static int title(PinTask task) {
    return switch (task) {
      case OPEN -> R.string.pin_ask;
      case SET -> R.string.pin_set_title;
      case REMOVE -> R.string.pin_remove_title;
    };
  }

  private static @Nullable String says(HandUiState.PinTrouble trouble, Context context) {
    if (trouble instanceof HandUiState.Wait wait) {
      return context.getString(R.string.pin_wait, wait.seconds());
    }
    if (trouble instanceof HandUiState.Unfit) {
      return context.getString(R.string.pin_unfit);
    }
    if (trouble instanceof HandUiState.Wrong) {
      return context.getString(R.string.pin_wrong);
    }
    return trouble instanceof HandUiState.Failed ? context.getString(R.string.pin_failed) : null;
  }
}
