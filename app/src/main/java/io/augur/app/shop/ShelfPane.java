package io.augur.app.shop;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import com.google.android.material.chip.Chip;
import io.augur.app.R;
import io.augur.app.databinding.ShopAdvanceBinding;
import io.augur.app.databinding.ShopShelfBinding;
import io.augur.app.ui.Say;
import io.augur.app.ui.Typed;
import io.augur.rules.effect.Names;
import io.augur.rules.price.Price;
import io.augur.rules.price.Purchase;
import io.augur.rules.reference.PriceTrace;
import io.augur.rules.table.Advance;
import io.augur.rules.table.AdvanceGroup;
import java.text.Collator;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that can be bought, with prices and, on a tap, the reasons. */
final class ShelfPane {
  private final ShopShelfBinding views;
  private final Say say;
  private final Map<Advance, ShopAdvanceBinding> rows = new EnumMap<>(Advance.class);
  private final List<Advance> order = new ArrayList<>();
  private final Map<AdvanceGroup, Chip> groups = new EnumMap<>(AdvanceGroup.class);
  private final Map<Advance, String> names = new EnumMap<>(Advance.class);
  private Optional<Shopping> now = Optional.empty();

  ShelfPane(ShopShelfBinding views) {
    this.views = views;
    say = Say.in(context());
    views.search.addTextChangedListener(new Typed(text -> now.ifPresent(it -> search(text, it))));
  }

  void show(Shopping shopping) {
    if (order.isEmpty()) {
      build();
    }
    now = Optional.of(shopping);
    Shelf shelf = shopping.shelf();
    if (!shelf.search().contentEquals(String.valueOf(views.search.getText()))) {
      views.search.setText(shelf.search());
    }
    Cart cart = shopping.cart();
    groups.forEach(
        (group, chip) -> {
          chip.setChecked(shelf.group().filter(it -> it == group).isPresent());
          chip.setOnClickListener(view -> shopping.keep(shelf.tapped(group)));
        });
    boolean all = shelf.reach() == Shelf.Reach.ALL;
    views.affordable.setChecked(!all);
    views.affordable.setText(context().getString(R.string.shop_affordable, shopping.left()));
    views.affordable.setOnClickListener(
        chip -> shopping.keep(shelf.within(all ? Shelf.Reach.AFFORDABLE : Shelf.Reach.ALL)));
    int shown = 0;
    Purchase purchase = cart.purchase();
    rows.values().forEach(row -> row.getRoot().setVisibility(View.GONE));
    for (Price listed : shopping.prompt().prices()) {
      ShopAdvanceBinding row = rows.get(listed.advance());
      if (row != null) {
        Price price = purchase.price(listed.advance());
        boolean here = shelf.shows(price, name(listed.advance()), cart, shopping.left());
        row.getRoot().setVisibility(shownIf(here));
        shown += here ? 1 : 0;
        show(row, price, shopping);
      }
    }
    views.noneFound.setVisibility(shownIf(shown == 0));
  }

  private void show(ShopAdvanceBinding row, Price price, Shopping shopping) {
    Advance advance = price.advance();
    row.advance.setChecked(shopping.cart().advances().has(advance));
    row.advance.setOnClickListener(box -> shopping.keep(shopping.cart().tapped(advance)));
    boolean explained = shopping.explains(advance);
    String total = NumberFormat.getIntegerInstance().format(price.total());
    row.price.setText(total);
    row.price.setContentDescription(context().getString(R.string.shop_price, name(advance), total));
    row.price.setOnClickListener(button -> shopping.explain(advance));
    row.trace.setVisibility(shownIf(explained));
    row.trace.setText(explained ? say.say(PriceTrace.of(price)) : "");
  }

  /** Rows of all advances, for whoever shops; they keep their places under a finger. */
  private void build() {
    order.addAll(List.of(Advance.values()));
    order.forEach(advance -> names.put(advance, say.say(Names.of(advance))));
    Collator byName =
        Collator.getInstance(views.getRoot().getResources().getConfiguration().getLocales().get(0));
    order.sort((one, other) -> byName.compare(name(one), name(other)));
    order.forEach(advance -> rows.put(advance, row(advance)));
    for (AdvanceGroup group : AdvanceGroup.values()) {
      groups.put(group, chip(group));
    }
  }

  private static void search(String text, Shopping shopping) {
    if (!text.equals(shopping.shelf().search())) {
      shopping.keep(shopping.shelf().searching(text));
    }
  }

  private ShopAdvanceBinding row(Advance advance) {
    ShopAdvanceBinding row =
        ShopAdvanceBinding.inflate(LayoutInflater.from(context()), views.advances, true);
    List<String> groupNames = new ArrayList<>();
    advance.groups().forEach(it -> groupNames.add(say.text("group." + it.key() + ".name")));
    row.advance.setText(name(advance));
    row.advance.setContentDescription(
        context().getString(R.string.shop_advance, name(advance), String.join(", ", groupNames)));
    row.groups.setGroups(advance.groups());
    return row;
  }

  private Chip chip(AdvanceGroup group) {
    Chip chip = GroupChip.in(views.groups, group);
    chip.setText(say.text("group." + group.key() + ".name"));
    return chip;
  }

  private String name(Advance advance) {
    return names.getOrDefault(advance, advance.key());
  }

  private Context context() {
    return views.getRoot().getContext();
  }

  private static int shownIf(boolean shown) {
    return shown ? View.VISIBLE : View.GONE;
  }
}
