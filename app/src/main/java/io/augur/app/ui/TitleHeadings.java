package io.augur.app.ui;

import android.os.Bundle;
import android.view.View;
import androidx.appcompat.widget.Toolbar;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentManager;
import io.augur.app.R;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** Makes the title in the toolbar of every screen a heading, to which screen readers can jump. */
public final class TitleHeadings extends FragmentManager.FragmentLifecycleCallbacks {
  @Override
  public void onFragmentViewCreated(
      FragmentManager manager, Fragment screen, View view, @Nullable Bundle savedInstanceState) {
    Toolbar toolbar = view.findViewById(R.id.toolbar);
    if (toolbar == null || toolbar.getTitle() == null) {
      return;
    }
    ArrayList<View> titles = new ArrayList<>();
    toolbar.findViewsWithText(titles, toolbar.getTitle(), View.FIND_VIEWS_WITH_TEXT);
    titles.forEach(title -> ViewCompat.setAccessibilityHeading(title, true));
  }
}
