package io.augur.app.desk;

import io.augur.desk.Around;
import org.robolectric.shadows.ShadowToast;

/** Toasts have no window here; the page shows them. */
final class Toasts {
  private final Around around;
  private int shown;

  Toasts(Around around) {
    this.around = around;
  }

  void look() {
    if (ShadowToast.shownToastCount() > shown) {
      shown = ShadowToast.shownToastCount();
      around.toast(String.valueOf(ShadowToast.getTextOfLatestToast()));
    }
  }
}
