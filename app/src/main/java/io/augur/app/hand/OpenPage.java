package io.augur.app.hand;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.HandCardBinding;
import io.augur.app.databinding.HandOpenBinding;
import io.augur.app.ui.Say;
import io.augur.app.ui.Who;
import io.augur.rules.flow.Card;
import io.augur.rules.flow.Giver;

/** The cards, and below them how to add one; emptied as soon as the curtain falls. */
final class OpenPage {
  private final HandOpenBinding page;
  private final HandViewModel hand;
  private final Options options;

  OpenPage(HandOpenBinding page, HandViewModel hand, Runnable next) {
    this.page = page;
    this.hand = hand;
    this.options = new Options(page, hand);
    page.close.setOnClickListener(button -> hand.close());
    page.next.setOnClickListener(button -> next.run());
    page.other.setOnClickListener(button -> hand.look());
  }

  void show(HandUiState state) {
    page.cards.removeAllViews();
    options.clear();
    page.refusal.setText("");
    page.question.setText("");
    page.getRoot().setVisibility(state instanceof HandUiState.Open ? View.VISIBLE : View.GONE);
    if (state instanceof HandUiState.Open open) {
      show(open);
    }
  }

  private void show(HandUiState.Open open) {
    Context context = page.getRoot().getContext();
    boolean canRemove = !(open.panel() instanceof HandUiState.ReadOnly);
    page.empty.setVisibility(open.cards().isEmpty() ? View.VISIBLE : View.GONE);
    for (HandUiState.Held held : open.cards()) {
      Card card = held.card();
      HandCardBinding row =
          HandCardBinding.inflate(LayoutInflater.from(context), page.cards, false);
      String name = Say.in(context).say(card.calamity().row().title());
      row.badge.setCalamity(card.calamity());
      row.calamity.setText(name);
      row.giver.setText(
          card.revealed() ? context.getString(R.string.hand_face_up) : from(card, context));
      cue(held.cue(), row);
      row.remove.setContentDescription(context.getString(R.string.hand_remove, name));
      row.remove.setVisibility(canRemove && !card.revealed() ? View.VISIBLE : View.GONE);
      row.remove.setOnClickListener(button -> hand.remove(card.calamity()));
      page.cards.addView(row.getRoot());
    }
    page.refusal.setVisibility(open.refusal().isPresent() ? View.VISIBLE : View.GONE);
    open.refusal().ifPresent(reason -> page.refusal.setText(Say.in(context).say(reason)));
    page.next.setText(next(open.turn()));
    boolean locked = open.lock() == HandUiState.Lock.PIN;
    page.pinChange.setText(locked ? R.string.pin_remove : R.string.pin_set);
    page.pinChange.setOnClickListener(
        button -> hand.askPin(locked ? HandUiState.PinTask.REMOVE : HandUiState.PinTask.SET));
    options.show(open.panel());
  }

  private static void cue(HandUiState.Cue cue, HandCardBinding row) {
    row.cue.setVisibility(cue == HandUiState.Cue.NONE ? View.GONE : View.VISIBLE);
    if (cue != HandUiState.Cue.NONE) {
      row.cue.setText(cue == HandUiState.Cue.NOW ? R.string.hand_now : R.string.hand_is_next);
    }
    row.getRoot().setChecked(cue == HandUiState.Cue.NOW);
  }

  private static int next(HandUiState.Turn turn) {
    if (turn.isAlone()) {
      return R.string.hand_to_calls;
    }
    return turn.isLast() ? R.string.hand_last : R.string.hand_next;
  }

  private static String from(Card card, Context context) {
    if (card.giver() instanceof Giver.Traded traded) {
      return context.getString(R.string.hand_was_given, Who.name(traded.by(), context));
    }
    return context.getString(
        card.giver() instanceof Giver.Drawn ? R.string.hand_was_drawn : R.string.hand_was_unsure);
  }
}
