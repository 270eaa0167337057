package io.augur.app.hand;

import android.content.Context;
import android.view.View;
import android.view.accessibility.AccessibilityManager;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import io.augur.app.R;
import io.augur.app.databinding.HandCurtainBinding;
import io.augur.app.ui.Who;

/** Whom the phone is for, and the button that opens his cards when it is held. */
final class CurtainPage {
  private final HandCurtainBinding page;

  CurtainPage(HandCurtainBinding page, HandViewModel hand, Runnable next) {
    this.page = page;
    Context context = page.getRoot().getContext();
    page.hold.setOnLongClickListener(
        button -> {
          hand.open();
          return true;
        });
    page.hold.setOnClickListener(
        button -> {
          if (isExploredByTouch(context)) {
            hand.open();
          } else {
            page.longer.setVisibility(View.VISIBLE);
          }
        });
    ViewCompat.replaceAccessibilityAction(
        page.hold,
        AccessibilityActionCompat.ACTION_CLICK,
        context.getString(R.string.hand_show),
        null);
    page.nothing.setOnClickListener(button -> next.run());
  }

  void show(HandUiState state) {
    boolean shown = state instanceof HandUiState.Curtain;
    page.getRoot().setVisibility(shown ? View.VISIBLE : View.GONE);
    page.longer.setVisibility(View.GONE);
    if (state instanceof HandUiState.Curtain curtain) {
      HandUiState.Turn turn = curtain.turn();
      Context context = page.getRoot().getContext();
      page.disc.setCivilization(turn.seat().civilization());
      page.who.setText(Who.name(turn.seat(), context));
      page.place.setText(context.getString(R.string.hand_place, turn.place(), turn.of()));
      int inARound = turn.isAlone() ? View.GONE : View.VISIBLE;
      page.give.setVisibility(inARound);
      page.place.setVisibility(inARound);
      page.nothing.setVisibility(inARound);
      page.nothing.setText(turn.isLast() ? R.string.hand_nothing_last : R.string.hand_nothing);
    }
  }

  private static boolean isExploredByTouch(Context context) {
    AccessibilityManager manager = context.getSystemService(AccessibilityManager.class);
    return manager.isEnabled() && manager.isTouchExplorationEnabled();
  }
}
