package io.augur.app.reference;

import android.os.Bundle;
import android.view.View;
import androidx.activity.OnBackPressedCallback;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.databinding.ReferenceBinding;
import io.augur.app.ui.Edges;
import io.augur.app.ui.Say;
import org.jspecify.annotations.Nullable;

/** The reference: a list to search in and the page that is read, side by side where they fit. */
@AndroidEntryPoint
public final class ReferenceFragment extends Fragment {
  public ReferenceFragment() {
    super(R.layout.reference);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    ReferenceBinding screen = ReferenceBinding.bind(view);
    Edges.keepClear(screen.column, Edges.TOP, Edges.SIDES);
    Edges.keepClear(screen.finder.topics, Edges.BOTTOM);
    Edges.keepClear(screen.reading.scroll, Edges.BOTTOM);
    ReferenceViewModel reference = new ViewModelProvider(this).get(ReferenceViewModel.class);
    OnBackPressedCallback back =
        new OnBackPressedCallback(false) {
          @Override
          public void handleOnBackPressed() {
            reference.goBack();
          }
        };
    requireActivity().getOnBackPressedDispatcher().addCallback(getViewLifecycleOwner(), back);
    screen.toolbar.setNavigationOnClickListener(
        button -> requireActivity().getOnBackPressedDispatcher().onBackPressed());

    FinderPane finder = new FinderPane(screen.finder, reference);
    PagePane page = new PagePane(screen.reading, reference::open, reference::choose);
    screen.toolbar.setOnMenuItemClickListener(
        item -> {
          reference.openList();
          finder.focus();
          return true;
        });
    boolean wide = getResources().getBoolean(R.bool.wide);
    reference.speak(Say.in(requireContext()).words().language());
    reference
        .state()
        .observe(
            getViewLifecycleOwner(),
            state -> {
              boolean list = state.front() == ReferenceUiState.Front.FINDER;
              finder.show(state.finder());
              page.show(state.reading());
              screen.finder.getRoot().setVisibility(wide || list ? View.VISIBLE : View.GONE);
              screen.reading.getRoot().setVisibility(wide || !list ? View.VISIBLE : View.GONE);
              screen.toolbar.getMenu().findItem(R.id.search).setVisible(!wide && !list);
              back.setEnabled(reference.canGoBack());
            });
  }
}
