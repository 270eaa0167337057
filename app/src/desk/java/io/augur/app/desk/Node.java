package io.augur.app.desk;

import android.graphics.Rect;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import io.augur.desk.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** A view, or a part that a view draws itself, as accessibility knows it. */
record Node(View host, int virtual, AccessibilityNodeInfo info, String text) {
  /** What is worth telling below a view, in reading order. */
  static List<Node> below(View view) {
    List<Node> found = new ArrayList<>();
    collect(view, found);
    return found;
  }

  private static void collect(View view, List<Node> found) {
    if (isHidden(view)) {
      return;
    }
    AccessibilityNodeProvider provider = view.getAccessibilityNodeProvider();
    if (provider != null) {
      collect(view, provider, found);
      return;
    }
    AccessibilityNodeInfo info = view.createAccessibilityNodeInfo();
    boolean acts = acts(info);
    String text = own(info).isEmpty() && acts ? spoken(view) : own(info);
    boolean told = !text.isEmpty() || acts || info.isScrollable();
    if (told && view.isImportantForAccessibility()) {
      found.add(new Node(view, View.NO_ID, info, text));
    }
    if (view instanceof ViewGroup group) {
      int first = found.size();
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), found);
      }
      if (acts) { // its words have been told, its buttons not
        found.subList(first, found.size()).removeIf(node -> !acts(node.info));
      }
    }
  }

  private static boolean acts(AccessibilityNodeInfo info) {
    return info.isClickable() || info.isLongClickable() || info.isEditable();
  }

  private static void collect(View view, AccessibilityNodeProvider provider, List<Node> found) {
    AccessibilityNodeInfo whole = provider.createAccessibilityNodeInfo(View.NO_ID);
    if (whole == null) {
      return;
    }
    if (!own(whole).isEmpty()) {
      found.add(new Node(view, View.NO_ID, whole, own(whole)));
    }
    for (int i = 0; i < whole.getChildCount(); i++) {
      int virtual = Hidden.virtualChild(whole, i);
      AccessibilityNodeInfo part = provider.createAccessibilityNodeInfo(virtual);
      if (part != null) {
        found.add(new Node(view, virtual, part, own(part)));
      }
    }
  }

  private static boolean isHidden(View view) {
    return view.getVisibility() != View.VISIBLE
        || view.getImportantForAccessibility()
            == View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS;
  }

  /** A row that can be pressed is called by all that it shows. */
  private static String spoken(View view) {
    StringJoiner words = new StringJoiner(", ");
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        View child = group.getChildAt(i);
        String said = isHidden(child) ? "" : own(child.createAccessibilityNodeInfo());
        said = said.isEmpty() && !isHidden(child) ? spoken(child) : said;
        if (!said.isEmpty()) {
          words.add(said);
        }
      }
    }
    return words.toString();
  }

  private static String own(AccessibilityNodeInfo info) {
    if (info.isEditable()) {
      return info.isShowingHintText() ? "" : first(info.getText());
    }
    return first(info.getContentDescription(), info.getText(), info.getHintText());
  }

  private static String first(@Nullable CharSequence... texts) {
    for (CharSequence text : texts) {
      if (text != null && text.length() > 0) {
        return text.toString();
      }
    }
    return "";
  }

  Element element(int id) {
    Rect at = new Rect();
    info.getBoundsInScreen(at);
    Element.Bounds bounds =
        new Element.Bounds(at.left, at.top, Math.max(0, at.width()), Math.max(0, at.height()));
    return new Element(id, role(), text, states(), deeds(), bounds);
  }

  private Element.Role role() {
    String type = String.valueOf(info.getClassName());
    if (info.isEditable()) {
      return Element.Role.FIELD;
    } else if (type.endsWith("RadioButton")) {
      return Element.Role.RADIO;
    } else if (info.isCheckable()) {
      return Element.Role.CHECKBOX;
    } else if (info.isHeading()) {
      return Element.Role.HEADING;
    } else if (info.isClickable() || type.endsWith("Button")) {
      return Element.Role.BUTTON;
    }
    return info.isScrollable() ? Element.Role.LIST : Element.Role.TEXT;
  }

  @SuppressWarnings("deprecation") // what comes in its place is not on the desk's Android yet
  private List<String> states() {
    List<String> states = new ArrayList<>();
    if (info.isChecked()) {
      states.add("checked");
    }
    if (info.isSelected()) {
      states.add("selected");
    }
    if (!info.isEnabled()) {
      states.add("disabled");
    }
    if (info.isFocused()) {
      states.add("focused");
    }
    if (info.isEditable()) {
      states.add(first(info.getHintText(), info.getContentDescription()));
    }
    String said = first(info.getStateDescription(), info.getError());
    if (!said.isEmpty()) {
      states.add(said);
    }
    return states;
  }

  private List<Element.Deed> deeds() {
    List<Element.Deed> deeds = new ArrayList<>();
    for (AccessibilityNodeInfo.AccessibilityAction action : info.getActionList()) {
      switch (action.getId()) {
        case AccessibilityNodeInfo.ACTION_CLICK -> deeds.add(Element.Deed.PRESS);
        case AccessibilityNodeInfo.ACTION_LONG_CLICK -> deeds.add(Element.Deed.HOLD);
        case AccessibilityNodeInfo.ACTION_SCROLL_FORWARD -> deeds.add(Element.Deed.ON);
        case AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD -> deeds.add(Element.Deed.BACK);
        default -> {}
      }
    }
    return deeds;
  }

  void act(int action, Bundle arguments) {
    AccessibilityNodeProvider provider = host.getAccessibilityNodeProvider();
    if (provider != null) {
      provider.performAction(virtual, action, arguments);
    } else {
      host.performAccessibilityAction(action, arguments);
    }
  }
}
