package io.augur.app.reference;

import android.view.LayoutInflater;
import android.view.View;
import com.google.android.material.chip.Chip;
import io.augur.app.R;
import io.augur.app.databinding.ReferenceFinderBinding;
import io.augur.app.ui.Typed;
import java.util.List;

/** Where one types and picks what to read. */
final class FinderPane {
  private final ReferenceFinderBinding pane;
  private final TopicRows rows;

  FinderPane(ReferenceFinderBinding pane, ReferenceViewModel reference) {
    this.pane = pane;
    rows = new TopicRows(reference::open);
    pane.topics.setAdapter(rows);
    pane.topics.setItemAnimator(null);
    pane.message.picture.setImageResource(R.drawable.lamp);
    pane.message.title.setText(R.string.reference_nothing_title);
    pane.message.text.setText(R.string.reference_nothing_text);
    pane.query.addTextChangedListener(new Typed(reference::type));
    LayoutInflater inflater = LayoutInflater.from(pane.getRoot().getContext());
    for (Wanted wanted : Wanted.values()) {
      Chip chip = (Chip) inflater.inflate(R.layout.filter_chip, pane.kinds, false);
      chip.setId(View.generateViewId());
      chip.setTag(wanted);
      chip.setText(wanted.label);
      chip.setOnClickListener(view -> reference.want(wanted));
      pane.kinds.addView(chip);
    }
  }

  void show(ReferenceUiState.Finder finder) {
    if (!String.valueOf(pane.query.getText()).equals(finder.query())) {
      pane.query.setText(finder.query());
    }
    pane.kinds.check(pane.kinds.findViewWithTag(finder.wanted()).getId());
    ReferenceUiState.Found found = finder.found();
    rows.show(found instanceof ReferenceUiState.Listed listed ? listed.items() : List.of());
    shownIf(pane.topics, found instanceof ReferenceUiState.Listed);
    shownIf(pane.loading, found instanceof ReferenceUiState.Searching);
    shownIf(pane.message.getRoot(), found instanceof ReferenceUiState.Nothing);
  }

  void focus() {
    pane.query.requestFocus();
  }

  private static void shownIf(View view, boolean shown) {
    view.setVisibility(shown ? View.VISIBLE : View.GONE);
  }
}
