package io.augur.app.hand;

import android.content.Context;
import android.content.res.Configuration;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.GridLayout;
import com.google.android.material.button.MaterialButton;
import io.augur.app.R;
import io.augur.app.databinding.HandGiverBinding;
import io.augur.app.databinding.HandNameBinding;
import io.augur.app.databinding.HandOpenBinding;
import io.augur.app.ui.Say;
import io.augur.app.ui.Who;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Giver;
import io.augur.rules.flow.Seat;
import java.text.NumberFormat;

/** What is offered next on the way to one more card: stacks, names, givers. */
final class Options {
  private static final int STACK_DP = 80;
  private static final int GIVER_DP = 86;
  private static final int NAME_DP = 300;

  private final HandOpenBinding page;
  private final HandViewModel hand;
  private final LayoutInflater inflater;

  Options(HandOpenBinding page, HandViewModel hand) {
    this.page = page;
    this.hand = hand;
    this.inflater = LayoutInflater.from(page.getRoot().getContext());
  }

  void clear() {
    page.options.removeAllViews();
  }

  void show(HandUiState.Panel panel) {
    Context context = page.getRoot().getContext();
    boolean inside = panel instanceof HandUiState.Names || panel instanceof HandUiState.Givers;
    page.other.setVisibility(inside ? View.VISIBLE : View.GONE);
    if (panel instanceof HandUiState.Stacks stacks) {
      page.question.setText(R.string.hand_add);
      page.options.setColumnCount(columns(STACK_DP));
      stacks.stacks().forEach(stack -> add(stack(stack)));
    } else if (panel instanceof HandUiState.Names names) {
      page.question.setText(context.getString(R.string.hand_stack, names.stack()));
      page.options.setColumnCount(columns(NAME_DP));
      names.names().forEach(name -> add(name(name)));
    } else if (panel instanceof HandUiState.Givers givers) {
      page.question.setText(
          context.getString(R.string.hand_from, name(givers.calamity(), context)));
      page.options.setColumnCount(columns(GIVER_DP));
      givers.others().forEach(seat -> add(giver(givers.calamity(), seat)));
      add(plain(R.string.hand_drew, givers.calamity(), Giver.DRAWN));
      add(plain(R.string.hand_unsure, givers.calamity(), Giver.UNKNOWN));
    }
  }

  private View stack(int stack) {
    MaterialButton button =
        (MaterialButton) inflater.inflate(R.layout.hand_stack, page.options, false);
    button.setText(NumberFormat.getIntegerInstance().format(stack));
    button.setContentDescription(button.getContext().getString(R.string.hand_stack_button, stack));
    button.setOnClickListener(tapped -> hand.stack(stack));
    return button;
  }

  private View name(Calamity calamity) {
    HandNameBinding card = HandNameBinding.inflate(inflater, page.options, false);
    card.badge.setCalamity(calamity);
    card.name.setText(name(calamity, card.getRoot().getContext()));
    card.getRoot().setOnClickListener(tapped -> hand.name(calamity));
    return card.getRoot();
  }

  private View giver(Calamity calamity, Seat seat) {
    HandGiverBinding card = HandGiverBinding.inflate(inflater, page.options, false);
    Context context = card.getRoot().getContext();
    card.disc.setCivilization(seat.civilization());
    card.name.setText(
        seat.player().isEmpty() ? Who.name(seat.civilization(), context) : seat.player());
    card.getRoot().setContentDescription(Who.name(seat, context));
    card.getRoot()
        .setOnClickListener(tapped -> hand.giver(calamity, Giver.traded(seat.civilization())));
    return card.getRoot();
  }

  private View plain(int label, Calamity calamity, Giver giver) {
    HandGiverBinding card = HandGiverBinding.inflate(inflater, page.options, false);
    card.disc.setVisibility(View.GONE);
    card.name.setText(label);
    card.getRoot().setContentDescription(card.name.getText());
    card.getRoot().setOnClickListener(tapped -> hand.giver(calamity, giver));
    return card.getRoot();
  }

  private void add(View option) {
    GridLayout.LayoutParams layout = (GridLayout.LayoutParams) option.getLayoutParams();
    layout.columnSpec = GridLayout.spec(GridLayout.UNDEFINED, GridLayout.FILL, 1f);
    layout.rowSpec = GridLayout.spec(GridLayout.UNDEFINED, GridLayout.FILL);
    page.options.addView(option, layout);
  }

  /** As many as fit at the size of letters that the phone is set to. */
  private int columns(int widthOfOne) {
    Configuration screen = page.getRoot().getResources().getConfiguration();
    return Math.max(1, (int) (screen.screenWidthDp / (widthOfOne * screen.fontScale)));
  }

  private static String name(Calamity calamity, Context context) {
    return Say.in(context).say(calamity.row().title());
  }
}
