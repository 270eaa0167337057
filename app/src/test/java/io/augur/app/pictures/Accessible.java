package io.augur.app.pictures;

import com.google.android.apps.common.testing.accessibility.framework.AccessibilityCheckPreset;
import com.google.android.apps.common.testing.accessibility.framework.AccessibilityCheckResult.AccessibilityCheckResultType;
import com.google.android.apps.common.testing.accessibility.framework.AccessibilityHierarchyCheck;
import com.google.android.apps.common.testing.accessibility.framework.AccessibilityHierarchyCheckResult;
import com.google.android.apps.common.testing.accessibility.framework.Parameters;
import com.google.android.apps.common.testing.accessibility.framework.ResultMetadata;
import com.google.android.apps.common.testing.accessibility.framework.checks.RedundantDescriptionCheck;
import com.google.android.apps.common.testing.accessibility.framework.checks.TextContrastCheck;
import com.google.android.apps.common.testing.accessibility.framework.uielement.AccessibilityHierarchyAndroid;
import com.google.android.apps.common.testing.accessibility.framework.utils.contrast.BitmapImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Touch targets, labels and contrast of the topmost window, by the accessibility test framework.
 */
final class Accessible {
  private static final Set<AccessibilityCheckResultType> FAILURES =
      Set.of(AccessibilityCheckResultType.ERROR, AccessibilityCheckResultType.WARNING);

  private Accessible() {}

  static List<String> complaints(Screen screen) {
    AccessibilityHierarchyAndroid hierarchy =
        AccessibilityHierarchyAndroid.newBuilder(screen.top()).build();
    Parameters parameters = new Parameters();
    parameters.putScreenCapture(new BitmapImage(screen.picture()));
    List<String> complaints = new ArrayList<>();
    for (AccessibilityHierarchyCheck check :
        AccessibilityCheckPreset.getAccessibilityHierarchyChecksForPreset(
            AccessibilityCheckPreset.LATEST)) {
      // Compares with English words from a resource bundle that is missing on the JVM.
      if (check instanceof RedundantDescriptionCheck) {
        continue;
      }
      for (AccessibilityHierarchyCheckResult result :
          check.runCheckOnHierarchy(hierarchy, null, parameters)) {
        if (FAILURES.contains(result.getType()) && !isHalfScrolledAway(result)) {
          complaints.add(said(result));
        }
      }
    }
    return complaints;
  }

  /** Text that fades out at the edge of a list has, there, no contrast to speak of. */
  private static boolean isHalfScrolledAway(AccessibilityHierarchyCheckResult result) {
    ResultMetadata facts = result.getMetadata();
    return facts != null
        && facts.getBoolean(TextContrastCheck.KEY_IS_AGAINST_SCROLLABLE_EDGE, false);
  }

  /** The framework has its sentences in Android resources that the JVM does not find. */
  private static String said(AccessibilityHierarchyCheckResult result) {
    return String.join(
        " ",
        result.getSourceCheckClass().getSimpleName(),
        String.valueOf(result.getElement().getResourceName()),
        "\"" + result.getElement().getText() + "\"",
        String.valueOf(result.getMetadata()));
  }
}
