package io.augur.app.shop;

import io.augur.app.ui.Draft;
import io.augur.rules.price.Price;
import io.augur.rules.reference.Folded;
import io.augur.rules.table.AdvanceGroup;
import java.util.List;
import java.util.Optional;

/** Which advances of the shop are looked at: of a group, within a sum, or by name. */
record Shelf(Optional<AdvanceGroup> group, Reach reach, String search) {
  private static final String GROUP = "group";
  private static final String REACH = "affordable";
  private static final String SEARCH = "search";
  private static final List<AdvanceGroup> GROUPS = List.of(AdvanceGroup.values());

  /** How dear what is looked at may be. */
  enum Reach {
    ALL,
    AFFORDABLE
  }

  static Shelf of(Draft draft) {
    return new Shelf(
        draft.has(GROUP) ? Optional.of(GROUPS.get(draft.number(GROUP, 0))) : Optional.empty(),
        draft.has(REACH) ? Reach.AFFORDABLE : Reach.ALL,
        draft.text(SEARCH));
  }

  Draft in(Draft draft) {
    Draft searched = draft.withText(SEARCH, search);
    Draft reaching = reach == Reach.ALL ? searched.without(REACH) : searched.with(REACH, 1);
    return group.isPresent()
        ? reaching.with(GROUP, GROUPS.indexOf(group.get()))
        : reaching.without(GROUP);
  }

  /** A second tap on a group shows all of them again. */
  Shelf tapped(AdvanceGroup tapped) {
    boolean same = group.isPresent() && group.get() == tapped;
    return new Shelf(same ? Optional.empty() : Optional.of(tapped), reach, search);
  }

  Shelf within(Reach other) {
    return new Shelf(group, other, search);
  }

  Shelf searching(String text) {
    return new Shelf(group, reach, text);
  }

  /** What is in the basket stays in sight when only the affordable is looked at. */
  boolean shows(Price price, String name, Cart cart, int left) {
    return (!group.isPresent() || price.advance().groups().contains(group.get()))
        && (reach == Reach.ALL || cart.advances().has(price.advance()) || price.total() <= left)
        && Folded.of(name).contains(wanted());
  }

  private String wanted() {
    String folded = Folded.of(search);
    return folded.endsWith(" ") ? folded.substring(0, folded.length() - 1) : folded;
  }
}
