package io.augur.app.resolve;

import android.view.LayoutInflater;
import android.view.View;
import com.google.android.material.chip.Chip;
import io.augur.app.R;
import io.augur.app.databinding.WorksheetBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.Remainder;
import io.augur.app.ui.SignedTrace;
import io.augur.app.ui.Stage;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Says;
import io.augur.rules.words.Phrase;
import java.util.Optional;
import java.util.OptionalInt;

/** The worksheet: how a loss is taken, with what is still to take as it changes. */
final class WorksheetPane implements Pane {
  private final Stage stage;
  private final WorksheetBinding views;

  WorksheetPane(Stage stage) {
    this.stage = stage;
    views = WorksheetBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
  }

  @Override
  public void show(Asked asked) {
    Burden burden = Burden.of(asked.prompt());
    Counts counts = asked.game().table().player(burden.player()).counts();
    Sheet sheet = Sheet.of(burden, counts, asked.draft());
    Optional<Phrase> refusal = asked.refusal(sheet.answer());
    views.player.removeAllViews();
    PlayerRow.line(burden.player(), asked.game(), views.player);
    trace(burden);
    fields(sheet, asked);
    reduced(sheet, asked);
    Remainder.show(refusal, views.remainder);
    String label = stage.say().say(Says.losses(burden.player(), sheet.entered()));
    stage
        .answers()
        .show(
            refusal.isPresent()
                ? Offer.notYet(label)
                : Offer.of(label, () -> stage.play(sheet.answer())));
  }

  private void trace(Burden burden) {
    boolean explains = burden.trace().filter(trace -> !trace.isPlain()).isPresent();
    views.trace.setVisibility(shownIf(explains));
    burden.trace().ifPresent(it -> views.trace.setText(SignedTrace.of(it, stage.context())));
  }

  private void fields(Sheet sheet, Asked asked) {
    boolean known = sheet.takesTokens() && !sheet.takesKilled();
    views.tokens.setVisibility(shownIf(sheet.takesTokens()));
    views.destroyed.setVisibility(shownIf(sheet.takesDestroyed()));
    views.killed.setVisibility(shownIf(sheet.takesKilled()));
    views.restInTokens.setVisibility(shownIf(known));
    views.restInCities.setVisibility(shownIf(known && sheet.mostDestroyed() > 0));
    views.tokens.setListener(n -> keep(sheet.tokens(n), asked));
    views.tokens.show(text(R.string.sheet_tokens), sheet.entered().tokens(), 0, sheet.mostTokens());
    views.destroyed.setListener(n -> keep(sheet.destroyed(n), asked));
    views.destroyed.show(
        text(R.string.sheet_destroyed), sheet.entered().destroyed(), 0, sheet.mostDestroyed());
    views.killed.setListener(n -> keep(sheet.killed(n), asked));
    views.killed.show(text(R.string.sheet_killed), sheet.killed(), 0, sheet.burden().barbarians());
    views.restInTokens.setOnClickListener(button -> keep(sheet.restInTokens(), asked));
    views.restInCities.setOnClickListener(button -> keep(sheet.restInCities(), asked));
  }

  private void reduced(Sheet sheet, Asked asked) {
    boolean may = sheet.takesReduced() && sheet.mayReduceMore();
    views.reduce.setVisibility(shownIf(may));
    views.reduceTitle.setVisibility(shownIf(may || !sheet.entered().reducedTo().isEmpty()));
    views.reduce.setListener(to -> keep(sheet.reducing(to.orElse(0)), asked));
    views.reduce.show(sheet.leastLeft(), sheet.mostLeft(), OptionalInt.empty());
    views.reduced.removeAllViews();
    for (int i = 0; i < sheet.entered().reducedTo().size(); i++) {
      int index = i;
      Chip chip =
          (Chip)
              LayoutInflater.from(stage.context())
                  .inflate(R.layout.reduced_city, views.reduced, false);
      int left = sheet.entered().reducedTo().get(i);
      chip.setText(stage.context().getString(R.string.sheet_reduced_to, left));
      chip.setOnClickListener(view -> keep(sheet.notReducing(index), asked));
      views.reduced.addView(chip);
    }
  }

  private void keep(Sheet next, Asked asked) {
    stage.keep(next.in(asked.draft()));
  }

  private String text(int string) {
    return stage.context().getString(string);
  }

  private static int shownIf(boolean shown) {
    return shown ? View.VISIBLE : View.GONE;
  }
}
