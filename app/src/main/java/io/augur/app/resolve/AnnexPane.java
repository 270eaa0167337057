package io.augur.app.resolve;

import static io.augur.rules.words.Arg.arg;

import android.view.LayoutInflater;
import android.view.View;
import io.augur.app.R;
import io.augur.app.databinding.AnnexBinding;
import io.augur.app.ui.Answers.Offer;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.app.ui.Pane;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.Remainder;
import io.augur.app.ui.SignedTrace;
import io.augur.app.ui.Stage;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Counts;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.words.Phrase;
import java.util.List;
import java.util.Optional;

/** Pieces that change hands: whose, to whom, and how many of which. */
final class AnnexPane implements Pane {
  private final Stage stage;
  private final AnnexBinding views;

  AnnexPane(Stage stage) {
    this.stage = stage;
    views = AnnexBinding.inflate(LayoutInflater.from(stage.context()), stage.content(), true);
  }

  @Override
  public void show(Asked asked) {
    Prompt.Annex annex = (Prompt.Annex) asked.prompt();
    Counts counts = asked.game().table().player(annex.from()).counts();
    Spoils spoils = Spoils.of(annex, counts, asked.draft());
    Draft draft = asked.draft();
    views.players.removeAllViews();
    PlayerRow.line(annex.from(), asked.game(), views.players);
    views.trace.setVisibility(annex.much().trace().isPlain() ? View.GONE : View.VISIBLE);
    views.trace.setText(SignedTrace.of(annex.much().trace(), stage.context()));
    views.cities.setVisibility(spoils.isOpen() ? View.VISIBLE : View.GONE);
    views.tokens.setVisibility(spoils.takesTokens() ? View.VISIBLE : View.GONE);
    views.rest.setVisibility(spoils.takesTokens() ? View.VISIBLE : View.GONE);
    views.cities.setListener(n -> stage.keep(spoils.cities(n).in(draft)));
    views.cities.show(text(R.string.annex_cities), spoils.cities(), 0, counts.cities());
    views.tokens.setListener(n -> stage.keep(spoils.tokens(n).in(draft)));
    views.tokens.show(
        text(R.string.annex_tokens), spoils.tokens(), 0, Math.max(0, counts.tokens()));
    views.rest.setOnClickListener(button -> stage.keep(spoils.restInTokens().in(draft)));
    Optional<Phrase> refusal = asked.refusal(spoils.answer());
    Remainder.show(refusal, views.remainder);
    stage
        .answers()
        .show(
            refusal.isPresent()
                ? Offer.notYet(label(annex, spoils))
                : Offer.of(label(annex, spoils), () -> stage.play(spoils.answer())));
  }

  private String label(Prompt.Annex annex, Spoils spoils) {
    Phrase cities = Says.of(Count.CITIES, spoils.cities());
    Phrase pieces =
        spoils.takesTokens()
            ? Says.all(List.of(cities, Says.of(Count.TOKENS, spoils.tokens())))
            : cities;
    return stage
        .say()
        .text(
            "told.annexes",
            arg("player", Says.of(annex.to())),
            arg("what", pieces),
            arg("from", Says.of(annex.from())));
  }

  private String text(int string) {
    return stage.context().getString(string);
  }
}
