package io.augur.app.selection;

import android.view.LayoutInflater;
import android.view.View;
import io.augur.app.R;
import io.augur.app.data.Copy;
import io.augur.app.databinding.CardBackBinding;
import io.augur.app.databinding.DrawBinding;
import io.augur.app.databinding.NamedCardBinding;
import io.augur.app.ui.Answers;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.app.ui.Pane;
import io.augur.app.ui.Stage;
import io.augur.app.ui.Who;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Says;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The cards of a hand, face down; nothing can be tapped before their order is sealed. */
final class DrawPane implements Pane {
  private static final String EXPLAINED = "explained";

  private final Stage stage;
  private final DrawBinding views;
  private boolean asksForSeal;

  DrawPane(Stage stage) {
    this.stage = stage;
    views = DrawBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
  }

  @Override
  public boolean putsQuestion() {
    return true;
  }

  @Override
  public void show(Asked asked) {
    Laid laid = Laid.of(asked);
    Draft draft = asked.draft();
    if (!laid.seal().isPresent() && !asksForSeal && !asked.open().readOnly()) {
      asksForSeal = true;
      stage.session().seal();
    }
    views.disc.setCivilization(laid.neighbour());
    views.who.setText(
        stage
            .context()
            .getString(
                R.string.draw_for,
                Who.name(laid.neighbour(), asked.game(), stage.context()),
                Who.name(laid.player(), asked.game(), stage.context())));
    views.why.setText(stage.say().say(laid.why()));
    boolean onScreen = laid.way() instanceof Laid.Way.OnScreen;
    views.byHand.setText(onScreen ? R.string.draw_by_hand : R.string.draw_on_screen);
    views.byHand.setOnClickListener(
        button -> stage.keep(onScreen ? draft.with(Laid.BY_HAND, 1) : Draft.EMPTY));
    seal(laid, draft);
    cards(laid, asked);
    byHand(laid, asked);
    stage.answers().show(offers(laid, asked));
  }

  private void seal(Laid laid, Draft draft) {
    views.seal.setVisibility(shownIf(laid.way() instanceof Laid.Way.OnScreen));
    views.seal.setText(
        laid.seal()
            .map(seal -> stage.context().getString(R.string.draw_seal, seal))
            .orElseGet(() -> stage.context().getString(R.string.draw_sealing)));
    boolean explained = draft.has(EXPLAINED);
    views.seal.setOnClickListener(
        button -> stage.keep(explained ? draft.without(EXPLAINED) : draft.with(EXPLAINED, 1)));
    views.explained.setVisibility(shownIf(explained));
  }

  private void cards(Laid laid, Asked asked) {
    boolean shown = laid.way() instanceof Laid.Way.OnScreen && laid.seal().isPresent();
    views.cards.setVisibility(shownIf(shown));
    if (views.cards.getChildCount() > 0 || !shown) {
      return;
    }
    for (int i = 1; i <= laid.cards(); i++) {
      int place = i;
      CardBackBinding card =
          CardBackBinding.inflate(LayoutInflater.from(stage.context()), views.cards, false);
      card.place.setText(NumberFormat.getIntegerInstance().format(place));
      card.getRoot()
          .setContentDescription(
              stage.context().getString(R.string.draw_card, place, laid.cards()));
      card.getRoot().setEnabled(!asked.open().readOnly());
      card.getRoot().setOnClickListener(view -> stage.session().draw(place));
      views.cards.addView(card.getRoot());
    }
  }

  /** Which of two cards it was; who gave them is still a secret, so they go by their places. */
  private List<Answers.Offer> offers(Laid laid, Asked asked) {
    List<Answers.Offer> offers = new ArrayList<>();
    if (laid.way() instanceof Laid.Way.CopyOf of) {
      String hand = Who.name(laid.player(), asked.game(), stage.context());
      offers.add(copy(of, Copy.UPPER, stage.context().getString(R.string.draw_upper, hand)));
      offers.add(copy(of, Copy.LOWER, stage.context().getString(R.string.draw_lower, hand)));
      offers.add(copy(of, Copy.FIRST_LAID, stage.context().getString(R.string.draw_any)));
    }
    return offers;
  }

  private Answers.Offer copy(Laid.Way.CopyOf of, Copy copy, String label) {
    return Answers.Offer.of(label, () -> stage.session().drewByHand(of.calamity(), copy));
  }

  private void byHand(Laid laid, Asked asked) {
    Draft draft = asked.draft();
    boolean number = laid.way() instanceof Laid.Way.StackOf;
    views.byHandQuestion.setVisibility(shownIf(!(laid.way() instanceof Laid.Way.OnScreen)));
    views.byHandQuestion.setText(question(laid.way()));
    views.stacks.setVisibility(shownIf(number));
    views.names.removeAllViews();
    if (laid.way() instanceof Laid.Way.StackOf stacks) {
      views.stacks.setListener(
          stack -> stage.keep(draft.with(Laid.STACK, stack.orElse(stacks.lowest()))));
      views.stacks.show(stacks.lowest(), stacks.highest(), OptionalInt.empty());
    } else if (laid.way() instanceof Laid.Way.NameOf names) {
      names.calamities().forEach(it -> named(it, asked));
    }
  }

  private static int question(Laid.Way way) {
    if (way instanceof Laid.Way.CopyOf) {
      return R.string.draw_which_copy;
    }
    return way instanceof Laid.Way.StackOf ? R.string.draw_which_number : R.string.draw_which_name;
  }

  private void named(Calamity calamity, Asked asked) {
    NamedCardBinding card =
        NamedCardBinding.inflate(LayoutInflater.from(stage.context()), views.names, true);
    card.badge.setCalamity(calamity);
    card.name.setText(stage.say().say(Says.of(calamity)));
    card.getRoot()
        .setOnClickListener(
            view -> {
              if (Laid.isOneOfTwo(calamity, asked)) {
                stage.keep(asked.draft().with(Laid.NAME, Laid.ALL.indexOf(calamity)));
              } else {
                stage.session().drewByHand(calamity, Copy.UPPER);
              }
            });
  }

  private static int shownIf(boolean shown) {
    return shown ? View.VISIBLE : View.GONE;
  }
}
