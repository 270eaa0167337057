package io.augur.app.settings;

import android.os.Bundle;
import android.view.View;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.databinding.LicencesBinding;
import io.augur.app.ui.Edges;
import org.jspecify.annotations.Nullable;

/** The libraries that are part of Augur, and the texts of the licences. */
@AndroidEntryPoint
public final class LicencesFragment extends Fragment {
  public LicencesFragment() {
    super(R.layout.licences);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    LicencesBinding screen = LicencesBinding.bind(view);
    Edges.keepClear(screen.column, Edges.TOP, Edges.SIDES);
    Edges.keepClear(screen.paragraphs, Edges.BOTTOM);
    screen.toolbar.setNavigationOnClickListener(
        button -> requireActivity().getOnBackPressedDispatcher().onBackPressed());
    LicenceRows rows = new LicenceRows();
    screen.paragraphs.setAdapter(rows);
    new ViewModelProvider(this)
        .get(LicencesViewModel.class)
        .paragraphs()
        .observe(getViewLifecycleOwner(), rows::show);
  }
}
