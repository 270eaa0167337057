package io.augur.app.shop;

import android.view.LayoutInflater;
import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.KeepHandBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.Stage;
import io.augur.rules.effect.Unit;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import java.util.OptionalInt;

/** The hand limit: how many cards go, or, if nobody has counted, how many there are. */
final class KeepHandPane implements Pane {
  private static final String CARDS = "cards";

  private final Stage stage;
  private final KeepHandBinding views;

  KeepHandPane(Stage stage) {
    this.stage = stage;
    views = KeepHandBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
  }

  @Override
  public void show(Asked asked) {
    Prompt.KeepHand hand = (Prompt.KeepHand) asked.prompt();
    boolean unknown = hand.cards() == Count.UNKNOWN;
    views.player.removeAllViews();
    PlayerRow.line(hand.player(), asked.game(), views.player);
    views.held.setVisibility(unknown ? View.GONE : View.VISIBLE);
    views.count.setVisibility(unknown ? View.VISIBLE : View.GONE);
    views.pad.setVisibility(unknown ? View.VISIBLE : View.GONE);
    if (unknown) {
      count(hand, asked.draft());
    } else {
      discard(hand);
    }
  }

  private void discard(Prompt.KeepHand hand) {
    int excess = hand.cards() - hand.limit();
    views.held.setText(
        stage.context().getString(R.string.shop_hand_held, cards(hand.cards()), hand.limit()));
    done(hand, stage.context().getString(R.string.shop_hand_discards, cards(excess)));
  }

  private void count(Prompt.KeepHand hand, Draft draft) {
    OptionalInt typed =
        draft.has(CARDS) ? OptionalInt.of(draft.number(CARDS, 0)) : OptionalInt.empty();
    views.pad.setListener(
        next ->
            stage.keep(
                next.isPresent() ? draft.with(CARDS, next.getAsInt()) : draft.without(CARDS)));
    views.pad.show(0, Count.CARDS.most(), typed);
    if (typed.isPresent()) {
      Event event = new Event.Has(hand.player(), Count.CARDS, typed.getAsInt());
      stage.answers().show(Offer.of(cards(typed.getAsInt()), () -> stage.play(event)));
      return;
    }
    done(hand, stage.context().getString(R.string.shop_hand_within, cards(hand.limit())));
  }

  private void done(Prompt.KeepHand hand, String label) {
    Event done = new Event.Answered(hand.player(), Answer.DONE);
    stage.answers().show(Offer.of(label, () -> stage.play(done)));
  }

  private String cards(int number) {
    return stage.say().say(Unit.CARDS.phrase(number));
  }
}
