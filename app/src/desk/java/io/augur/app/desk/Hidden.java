package io.augur.app.desk;

import android.graphics.HardwareRenderer;
import android.graphics.RenderNode;
import android.graphics.drawable.RippleDrawable;
import android.view.View;
import android.view.WindowManager;
import android.view.accessibility.AccessibilityNodeInfo;
import java.util.List;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowViewRootImpl;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/** Every member of the framework that the desk uses though it is hidden: all in this one place. */
final class Hidden {
  private Hidden() {}

  static List<View> windowRoots() {
    return ReflectionHelpers.getField(windows(), "mViews");
  }

  static List<WindowManager.LayoutParams> windowParameters() {
    return ReflectionHelpers.getField(windows(), "mParams");
  }

  private static Object windows() {
    Class<?> global =
        ReflectionHelpers.loadClass(
            Hidden.class.getClassLoader(), "android.view.WindowManagerGlobal");
    return ReflectionHelpers.callStaticMethod(global, "getInstance");
  }

  static HardwareRenderer renderer(View root) {
    return ReflectionHelpers.callInstanceMethod(root, "getThreadedRenderer");
  }

  static RenderNode displayList(View root) {
    return ReflectionHelpers.callInstanceMethod(root, "updateDisplayListIfDirty");
  }

  static void drawingTime(View root, long uptime) {
    ReflectionHelpers.callInstanceMethod(
        Shadow.<Object>extract(root), "setDrawingTime", ClassParameter.from(long.class, uptime));
  }

  static ShadowViewRootImpl viewRoot(View root) {
    return Shadow.extract(ReflectionHelpers.callInstanceMethod(root, "getViewRootImpl"));
  }

  /** The ripple of before Android 12: the patterned one draws nothing here. */
  static void solidRipple(RippleDrawable ripple) {
    ReflectionHelpers.callInstanceMethod(
        ripple, "setForceSoftware", ClassParameter.from(boolean.class, true));
    ReflectionHelpers.setField(ReflectionHelpers.getField(ripple, "mState"), "mRippleStyle", 0);
  }

  /** The number of a child among the virtual views of a node's host. */
  static int virtualChild(AccessibilityNodeInfo node, int index) {
    long id =
        ReflectionHelpers.callInstanceMethod(
            node, "getChildId", ClassParameter.from(int.class, index));
    return (int) (id >> 32);
  }
}
