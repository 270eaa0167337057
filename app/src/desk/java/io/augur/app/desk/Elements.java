package io.augur.app.desk;

import android.os.Bundle;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import io.augur.desk.Element;
import io.augur.desk.Input;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

/** What is on the screen, as it is told to those who do not see it; and what they do there. */
final class Elements {
  private final Map<View, Integer> numbers = new WeakHashMap<>();
  private final Windows windows;
  private Map<Integer, Node> now = new HashMap<>();
  private int counted;

  Elements(Windows windows) {
    this.windows = windows;
  }

  List<Element> all() {
    Map<Integer, Node> named = new HashMap<>();
    List<Element> all = new ArrayList<>();
    for (OneWindow window : reached()) {
      for (Node node : Node.below(window.root())) {
        int id = number(node.host()) + Math.max(0, node.virtual() + 1);
        named.put(id, node);
        all.add(node.element(id));
      }
    }
    now = named;
    return all;
  }

  /** The windows that are not below one that keeps everything to itself. */
  private List<OneWindow> reached() {
    List<OneWindow> all = windows.all();
    int lowest = 0;
    for (int i = 0; i < all.size(); i++) {
      lowest = all.get(i).isModal() ? i : lowest;
    }
    return all.subList(lowest, all.size());
  }

  /** Leaves room for the virtual parts of each view. */
  private int number(View view) {
    return numbers.computeIfAbsent(view, it -> ++counted * 1000);
  }

  void act(Input.Does does) {
    act(
        does.element(),
        switch (does.deed()) {
          case PRESS -> AccessibilityNodeInfo.ACTION_CLICK;
          case HOLD -> AccessibilityNodeInfo.ACTION_LONG_CLICK;
          case ON -> AccessibilityNodeInfo.ACTION_SCROLL_FORWARD;
          case BACK -> AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD;
        },
        new Bundle());
  }

  void fill(Input.Fills fills) {
    Bundle text = new Bundle();
    text.putCharSequence(AccessibilityNodeInfo.ACTION_ARGUMENT_SET_TEXT_CHARSEQUENCE, fills.text());
    act(fills.element(), AccessibilityNodeInfo.ACTION_SET_TEXT, text);
  }

  private void act(int element, int action, Bundle arguments) {
    Optional.ofNullable(now.get(element))
        .filter(node -> node.host().isAttachedToWindow() && node.host().isShown())
        .ifPresent(node -> node.act(action, arguments));
  }
}
