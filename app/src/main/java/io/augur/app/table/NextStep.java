package io.augur.app.table;

import android.content.Context;
import android.view.View;
import com.google.android.material.button.MaterialButton;
import io.augur.app.R;
import io.augur.app.ui.Say;
import io.augur.rules.phase.PhaseGuide;
import io.augur.rules.words.Phrase;

/** The buttons at the bottom, which say what comes next. */
final class NextStep {
  private final MaterialButton next;
  private final MaterialButton begin;

  NextStep(MaterialButton next, MaterialButton begin) {
    this.next = next;
    this.begin = begin;
  }

  void show(TableUiState.Shown table) {
    boolean readOnly = table.head().damage().isPresent();
    boolean gathering = table.next() instanceof TableUiState.Gather;
    next.setVisibility(View.VISIBLE);
    next.setText(
        readOnly ? next.getContext().getString(R.string.table_go_on_here) : label(table.next()));
    begin.setVisibility(gathering && !readOnly ? View.VISIBLE : View.GONE);
  }

  void hide() {
    next.setVisibility(View.GONE);
    begin.setVisibility(View.GONE);
  }

  private String label(TableUiState.Next step) {
    Context context = next.getContext();
    if (step instanceof TableUiState.Gather) {
      return context.getString(R.string.table_pass_round);
    }
    if (step instanceof TableUiState.Walk walk) {
      Phrase what =
          walk.calamity()
              .map(calamity -> calamity.row().title())
              .orElseGet(() -> PhaseGuide.of(walk.phase()).title());
      return context.getString(
          R.string.table_go_on, walk.phase().section(), Say.in(context).say(what));
    }
    return context.getString(R.string.table_journal);
  }
}
