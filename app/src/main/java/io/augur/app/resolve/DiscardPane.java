package io.augur.app.resolve;

import android.view.LayoutInflater;
import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.DiscardBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.app.ui.Pane;
import io.augur.app.ui.Remainder;
import io.augur.app.ui.SignedTrace;
import io.augur.app.ui.Stage;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.words.Phrase;
import java.util.Optional;

/** Commodity cards that a player discards: how many, and what is printed on them together. */
final class DiscardPane implements Pane {
  private static final String CARDS = "cards";
  private static final String WORTH = "worth";
  private static final int MOST_WORTH = 9 * 9;

  private final Stage stage;
  private final DiscardBinding views;

  DiscardPane(Stage stage) {
    this.stage = stage;
    views = DiscardBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
  }

  @Override
  public void show(Asked asked) {
    Prompt.Discard discard = (Prompt.Discard) asked.prompt();
    Draft draft = asked.draft();
    int cards = draft.number(CARDS, 1);
    int worth = draft.number(WORTH, discard.worth().number());
    Event answer = new Event.Discarded(discard.player(), cards, worth);
    views.trace.setVisibility(discard.worth().trace().isPlain() ? View.GONE : View.VISIBLE);
    views.trace.setText(SignedTrace.of(discard.worth().trace(), stage.context()));
    views.cards.setListener(n -> stage.keep(draft.with(CARDS, n)));
    views.cards.show(text(R.string.discard_cards), cards, 1, discard.hand());
    views.worth.setListener(n -> stage.keep(draft.with(WORTH, n)));
    views.worth.show(text(R.string.discard_worth), worth, 1, MOST_WORTH);
    views.all.setOnClickListener(button -> stage.keep(draft.with(CARDS, discard.hand())));
    Optional<Phrase> refusal = asked.refusal(answer);
    Remainder.show(refusal, views.remainder);
    String label =
        stage
            .context()
            .getString(
                R.string.discard_answer,
                stage.say().say(Unit.CARDS.phrase(cards)),
                stage.say().say(Unit.FACE_VALUE.phrase(worth)));
    stage
        .answers()
        .show(
            refusal.isPresent() ? Offer.notYet(label) : Offer.of(label, () -> stage.play(answer)));
  }

  private String text(int string) {
    return stage.context().getString(string);
  }
}
