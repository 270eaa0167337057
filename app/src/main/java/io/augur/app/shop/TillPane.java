package io.augur.app.shop;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import com.google.android.material.chip.Chip;
import io.augur.app.R;
import io.augur.app.databinding.ShopTillBinding;
import io.augur.app.ui.Remainder;
import io.augur.app.ui.Stage;
import io.augur.app.ui.Typed;
import io.augur.app.ui.Who;
import io.augur.rules.effect.Names;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Says;
import io.augur.rules.price.Purchase;
import io.augur.rules.table.Advance;
import java.util.Optional;
import java.util.OptionalInt;

/** What was taken from the shelf, what comes with it, and how it is paid. */
final class TillPane {
  private final ShopTillBinding views;
  private final Stage stage;
  private final Benefits benefits;
  private Optional<Shopping> now = Optional.empty();

  TillPane(ShopTillBinding views, Stage stage) {
    this.views = views;
    this.stage = stage;
    benefits = new Benefits(views.benefits, stage.say());
    views.worth.addTextChangedListener(new Typed(text -> now.ifPresent(it -> worth(text, it))));
  }

  void show(Shopping shopping) {
    now = Optional.of(shopping);
    Cart cart = shopping.cart();
    views.who.setText(who(shopping));
    views.empty.setVisibility(shownIf(cart.isEmpty()));
    views.payment.setVisibility(shownIf(!cart.isEmpty()));
    basket(shopping);
    benefits.show(shopping);
    payment(shopping);
    views.remainder.setVisibility(shownIf(!cart.isEmpty()));
    Remainder.show(shopping.asked().refusal(shopping.answer()), views.remainder);
  }

  private String who(Shopping shopping) {
    StringBuilder who =
        new StringBuilder(
            Who.name(shopping.prompt().player(), shopping.asked().game(), stage.context()));
    for (Count count : new Count[] {Count.TREASURY, Count.CARDS}) {
      if (shopping.counts().knows(count)) {
        who.append(" · ").append(stage.say().say(Says.of(count, shopping.counts().of(count))));
      }
    }
    return who.toString();
  }

  private void basket(Shopping shopping) {
    Purchase purchase = shopping.cart().purchase();
    views.basket.removeAllViews();
    for (Advance advance : shopping.cart().advances().list()) {
      Chip chip =
          (Chip) LayoutInflater.from(context()).inflate(R.layout.reduced_city, views.basket, false);
      String name = stage.say().say(Names.of(advance));
      int price = purchase.price(advance).total();
      chip.setText(context().getString(R.string.shop_taken, name, price));
      chip.setContentDescription(context().getString(R.string.shop_put_back, name, price));
      chip.setOnClickListener(view -> shopping.keep(shopping.cart().tapped(advance)));
      views.basket.addView(chip);
    }
    views.total.setText(context().getString(R.string.shop_total, shopping.cart().cost()));
  }

  private void payment(Shopping shopping) {
    Cart cart = shopping.cart();
    Cart.Payment paid = cart.payment();
    int treasury = shopping.most(Count.TREASURY);
    views.treasury.setListener(
        n -> shopping.keep(cart.paying(new Cart.Payment(n, paid.cards(), paid.worth()))));
    views.treasury.show(text(R.string.shop_treasury), paid.treasury(), 0, treasury);
    views.restFromTreasury.setVisibility(shownIf(treasury > 0 && cart.cost() > 0));
    views.restFromTreasury.setOnClickListener(
        button -> shopping.keep(cart.restFromTreasury(treasury)));
    views.cards.setListener(
        n -> shopping.keep(cart.paying(new Cart.Payment(paid.treasury(), n, paid.worth()))));
    views.cards.show(text(R.string.shop_cards), paid.cards(), 0, shopping.most(Count.CARDS));
    views.worthField.setPlaceholderText(String.valueOf(cart.worth()));
    if (!number(String.valueOf(views.worth.getText())).equals(paid.worth())) {
      views.worth.setText(paid.worth().isPresent() ? String.valueOf(paid.worth().getAsInt()) : "");
    }
  }

  private static void worth(String text, Shopping shopping) {
    Cart.Payment paid = shopping.cart().payment();
    if (!number(text).equals(paid.worth())) {
      shopping.keep(
          shopping.cart().paying(new Cart.Payment(paid.treasury(), paid.cards(), number(text))));
    }
  }

  private static OptionalInt number(String text) {
    return text.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text));
  }

  private String text(int string) {
    return context().getString(string);
  }

  private Context context() {
    return views.getRoot().getContext();
  }

  private static int shownIf(boolean shown) {
    return shown ? View.VISIBLE : View.GONE;
  }
}
