package io.augur.app.shop;

import android.view.LayoutInflater;
import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.ShopBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Pane;
import io.augur.app.ui.Stage;
import io.augur.rules.flow.Event;
import java.util.ArrayList;
import java.util.List;

/** The shop: the shelf, and the till with what was taken from it. */
final class BuyPane implements Pane {
  private final Stage stage;
  private final ShopBinding views;
  private final ShelfPane shelf;
  private final TillPane till;
  private final boolean wide;

  BuyPane(Stage stage) {
    this.stage = stage;
    views = ShopBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
    wide = stage.context().getResources().getBoolean(R.bool.wide);
    shelf = new ShelfPane(views.shelf);
    till = new TillPane(views.till, stage);
  }

  @Override
  public boolean isBroad() {
    return true;
  }

  @Override
  public boolean showsAnother() {
    return true;
  }

  @Override
  public void show(Asked asked) {
    Shopping shopping = Shopping.of(asked, stage);
    boolean atTill = shopping.isAtTill();
    views.shelf.getRoot().setVisibility(wide || !atTill ? View.VISIBLE : View.GONE);
    views.till.getRoot().setVisibility(wide || atTill ? View.VISIBLE : View.GONE);
    shelf.show(shopping);
    till.show(shopping);
    stage.answers().show(offers(shopping));
  }

  private List<Offer> offers(Shopping shopping) {
    List<Offer> offers = new ArrayList<>();
    boolean empty = shopping.cart().isEmpty();
    if (wide || shopping.isAtTill() || empty) {
      Event answer = shopping.answer();
      boolean fits = !shopping.asked().refusal(answer).isPresent();
      offers.add(
          fits
              ? Offer.of(label(shopping), () -> stage.play(answer))
              : Offer.notYet(label(shopping)));
    } else {
      offers.add(Offer.of(counted(R.plurals.shop_pay, shopping), shopping::toTill));
    }
    if (!wide && shopping.isAtTill()) {
      offers.add(Offer.of(stage.context().getString(R.string.shop_back), shopping::toShelf));
    }
    return offers;
  }

  private String label(Shopping shopping) {
    if (shopping.cart().isEmpty()) {
      return stage.say().text("option.buy_nothing");
    }
    return counted(shopping.isPutAside() ? R.plurals.shop_done : R.plurals.shop_buy, shopping);
  }

  private String counted(int words, Shopping shopping) {
    int count = shopping.cart().advances().size();
    return stage
        .context()
        .getResources()
        .getQuantityString(words, count, count, shopping.cart().cost());
  }
}
