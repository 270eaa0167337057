package io.augur.app.abilities;

import static io.augur.rules.words.Arg.arg;

import android.view.LayoutInflater;
import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.AbilitiesBinding;
import io.augur.app.databinding.AbilityBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.Stage;
import io.augur.rules.effect.Names;
import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A player's abilities; the one that he uses shows what it may change, and nothing else. */
final class AbilitiesPane implements Pane {
  private final Stage stage;
  private final AbilitiesBinding views;
  private final UsePane use;
  private final List<AbilityBinding> cards = new ArrayList<>();

  AbilitiesPane(Stage stage) {
    this.stage = stage;
    views = AbilitiesBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
    use = new UsePane(stage, views);
  }

  @Override
  public void show(Asked asked) {
    Prompt.Abilities prompt = (Prompt.Abilities) asked.prompt();
    Optional<Use> entered = Use.of(asked);
    if (cards.isEmpty()) {
      PlayerRow.line(prompt.player(), asked.game(), views.player);
      prompt.offers().forEach(this::build);
    }
    for (int i = 0; i < cards.size(); i++) {
      Prompt.Abilities.Offer offer = prompt.offers().get(i);
      show(cards.get(i), i, entered.filter(it -> it.offer().equals(offer)).isPresent());
      boolean aside = entered.isPresent() && !entered.get().offer().equals(offer);
      cards.get(i).getRoot().setVisibility(aside ? View.GONE : View.VISIBLE);
    }
    views.use.setVisibility(entered.isPresent() ? View.VISIBLE : View.GONE);
    entered.ifPresent(it -> use.show(it, asked));
    stage.answers().show(offers(prompt, entered, asked));
  }

  private void build(Prompt.Abilities.Offer offer) {
    AbilityBinding card =
        AbilityBinding.inflate(LayoutInflater.from(stage.context()), views.abilities, true);
    card.name.setText(stage.say().say(Names.of(offer.ability().advance())));
    card.text.setText(stage.say().say(offer.text()));
    cards.add(card);
  }

  /** A single ability stays picked. */
  private void show(AbilityBinding card, int index, boolean picked) {
    card.getRoot().setChecked(picked);
    card.getRoot().setClickable(cards.size() > 1);
    card.getRoot().setFocusable(cards.size() > 1);
    if (cards.size() > 1) {
      card.getRoot()
          .setOnClickListener(view -> stage.keep(picked ? Draft.EMPTY : Use.picking(index)));
    }
  }

  private List<Offer> offers(Prompt.Abilities prompt, Optional<Use> entered, Asked asked) {
    List<Offer> offers = new ArrayList<>();
    entered.ifPresent(
        it -> {
          Phrase uses =
              Phrase.of(
                  "told.uses",
                  arg("player", Says.of(prompt.player())),
                  arg("ability", Names.of(it.offer().ability().advance())));
          String label = stage.say().say(uses);
          offers.add(
              asked.refusal(it.event()).isPresent()
                  ? Offer.notYet(label)
                  : Offer.of(label, () -> stage.play(it.event())));
        });
    Event done = new Event.Answered(prompt.player(), Answer.DONE);
    String label = stage.context().getString(R.string.abilities_done);
    offers.add(Offer.of(label, () -> stage.play(done)));
    return offers;
  }
}
