package io.augur.app.shop;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.ViewGroup;
import com.google.android.material.chip.Chip;
import com.google.android.material.chip.ChipGroup;
import io.augur.app.R;
import io.augur.app.databinding.ShopBenefitBinding;
import io.augur.app.ui.Say;
import io.augur.rules.effect.Names;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import io.augur.rules.table.Advances;
import io.augur.rules.table.Benefit;

/** What some advances give with their purchase, to be picked by chips. */
final class Benefits {
  private final ViewGroup room;
  private final Say say;

  Benefits(ViewGroup room, Say say) {
    this.room = room;
    this.say = say;
  }

  void show(Shopping shopping) {
    room.removeAllViews();
    for (Advance from : shopping.cart().advances().list()) {
      from.benefit().ifPresent(benefit -> show(from, benefit, shopping));
    }
  }

  private void show(Advance from, Benefit benefit, Shopping shopping) {
    String name = say.say(Names.of(from));
    if (benefit instanceof Benefit.ChosenCredits credits) {
      spread(
          from,
          credits.amount(),
          title(context().getString(R.string.shop_credits, name, credits.amount())),
          shopping);
      return;
    }
    Advances candidates = shopping.cart().candidates(from);
    boolean discount = benefit instanceof Benefit.Discount;
    Advances offered = discount ? candidates.and(shopping.cart().advances()) : candidates;
    if (offered.size() > 0) {
      String title =
          benefit instanceof Benefit.Discount off
              ? context().getString(R.string.shop_discount, name, off.amount())
              : context().getString(R.string.shop_free, name);
      spend(from, offered, title(title), shopping);
    }
  }

  private void spend(Advance from, Advances offered, ChipGroup chips, Shopping shopping) {
    for (Advance on : offered.list()) {
      Chip chip = (Chip) LayoutInflater.from(context()).inflate(R.layout.filter_chip, chips, false);
      chip.setText(say.say(Names.of(on)));
      chip.setChecked(shopping.cart().spent().get(from) == on);
      chip.setOnClickListener(view -> shopping.keep(shopping.cart().spending(from, on)));
      chips.addView(chip);
    }
  }

  private void spread(Advance from, int amount, ChipGroup chips, Shopping shopping) {
    Cart cart = shopping.cart();
    for (AdvanceGroup group : AdvanceGroup.values()) {
      Chip chip = GroupChip.in(chips, group);
      int credits = cart.credits(from, group);
      String name = say.text("group." + group.key() + ".name");
      chip.setText(context().getString(R.string.shop_credit, name, credits));
      chip.setChecked(credits > 0);
      chip.setOnClickListener(view -> shopping.keep(cart.crediting(from, group, amount)));
    }
  }

  private ChipGroup title(String text) {
    ShopBenefitBinding views =
        ShopBenefitBinding.inflate(LayoutInflater.from(context()), room, true);
    views.title.setText(text);
    return views.chips;
  }

  private Context context() {
    return room.getContext();
  }
}
