package io.augur.app.resolve;

import android.view.LayoutInflater;
import io.augur.app.R;
import io.augur.app.databinding.NumberPaneBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.Stage;
import io.augur.rules.words.Phrase;
import java.text.NumberFormat;
import java.util.Optional;
import java.util.OptionalInt;

/** A number that only the table knows. */
final class NumberPane implements Pane {
  private static final String NUMBER = "number";

  private final Stage stage;
  private final NumberPaneBinding views;

  NumberPane(Stage stage) {
    this.stage = stage;
    views = NumberPaneBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
  }

  @Override
  public void show(Asked asked) {
    NumberAsked wanted = NumberAsked.of(asked.prompt());
    Draft draft = asked.draft();
    OptionalInt number =
        draft.has(NUMBER) ? OptionalInt.of(draft.number(NUMBER, 0)) : OptionalInt.empty();
    views.player.removeAllViews();
    PlayerRow.line(wanted.player(), asked.game(), views.player);
    views.pad.setListener(
        next ->
            stage.keep(
                next.isPresent() ? draft.with(NUMBER, next.getAsInt()) : draft.without(NUMBER)));
    views.pad.show(wanted.least(), wanted.most(), number);
    Optional<Phrase> refusal =
        number.isPresent() ? asked.refusal(wanted.answer(number.getAsInt())) : Optional.empty();
    views.refusal.setText(refusal.map(stage.say()::say).orElse(""));
    stage.answers().show(offer(wanted, number, refusal));
  }

  private Offer offer(NumberAsked wanted, OptionalInt number, Optional<Phrase> refusal) {
    if (!number.isPresent()) {
      return Offer.notYet(stage.context().getString(R.string.number_missing));
    }
    int entered = number.getAsInt();
    String label =
        wanted
            .words(entered)
            .map(stage.say()::say)
            .orElseGet(() -> NumberFormat.getIntegerInstance().format(entered));
    return refusal.isPresent()
        ? Offer.notYet(label)
        : Offer.of(label, () -> stage.play(wanted.answer(entered)));
  }
}
