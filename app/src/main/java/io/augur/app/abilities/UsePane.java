package io.augur.app.abilities;

import android.view.LayoutInflater;
import android.view.View;
import com.google.android.material.chip.Chip;
import io.augur.app.R;
import io.augur.app.databinding.AbilitiesBinding;
import io.augur.app.ui.Asked;
import io.augur.app.ui.Draft;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.PlayerRow.Look;
import io.augur.app.ui.Remainder;
import io.augur.app.ui.Stage;
import io.augur.app.ui.Who;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the use of one ability is entered: its way, whom it touches, and its numbers. */
final class UsePane {
  private final Stage stage;
  private final AbilitiesBinding views;
  private final List<OtherRow> others = new ArrayList<>();
  private Object built = "nothing";

  UsePane(Stage stage, AbilitiesBinding views) {
    this.stage = stage;
    this.views = views;
  }

  void show(Use use, Asked asked) {
    Object kind = use.offer().ability() + " " + use.way();
    if (!kind.equals(built)) {
      built = kind;
      build(use);
    }
    others.forEach(row -> row.show(use));
    ways(use);
    numbers(use);
    verdict(use, asked);
  }

  private void build(Use use) {
    Prompt.Abilities.Offer offer = use.offer();
    others.clear();
    views.others.removeAllViews();
    views.barred.removeAllViews();
    boolean touches = use.way().touchesOthers();
    views.othersTitle.setVisibility(shownIf(touches && !offer.legal().isEmpty()));
    views.barredTitle.setVisibility(shownIf(touches && !offer.barred().isEmpty()));
    if (touches) {
      for (Civilization other : offer.legal()) {
        others.add(new OtherRow(other, use, stage, views.others));
      }
      for (Prompt.Name.Barred barred : offer.barred()) {
        PlayerRow.in(views.barred)
            .show(
                barred.player(),
                Who.name(barred.player(), use.game(), stage.context()),
                stage.say().say(barred.reason()))
            .mark("")
            .look(Look.BARRED);
      }
    }
  }

  private void ways(Use use) {
    List<Way> ways = Way.of(use.offer().ability());
    views.ways.removeAllViews();
    for (int i = 0; ways.size() > 1 && i < ways.size(); i++) {
      int index = i;
      Chip chip =
          (Chip)
              LayoutInflater.from(stage.context()).inflate(R.layout.filter_chip, views.ways, false);
      chip.setText(name(ways.get(i)));
      chip.setChecked(ways.get(i) == use.way());
      chip.setOnClickListener(view -> stage.keep(use.inWay(index)));
      views.ways.addView(chip);
    }
  }

  private void numbers(Use use) {
    int most = use.way().most(use);
    boolean sells = use.way() == Way.SELL;
    views.pieces.setVisibility(shownIf(most > 0));
    views.worth.setVisibility(shownIf(sells));
    views.pieces.setListener(n -> keep(use, Use.NUMBER, n));
    views.pieces.show(label(use.way()), use.number(), 0, most);
    views.worth.setListener(n -> keep(use, Use.WORTH, n));
    views.worth.show(
        text(R.string.abilities_worth), use.worth(), use.number(), Count.TREASURY.most());
  }

  private void keep(Use use, String name, int number) {
    Draft draft = use.draft();
    stage.keep(draft.with(name, number));
  }

  /** As long as nothing is entered, the text of the ability says it all. */
  private void verdict(Use use, Asked asked) {
    Optional<Phrase> refusal = asked.refusal(use.event());
    boolean unfinished = refusal.filter(it -> it.key().equals("refusal.usage")).isPresent();
    views.missing.setVisibility(shownIf(unfinished));
    views.remainder.setVisibility(shownIf(!unfinished));
    if (!unfinished) {
      Remainder.show(refusal, views.remainder);
    }
  }

  private String label(Way way) {
    return switch (way) {
      case SELL -> text(R.string.abilities_cards);
      case CONVERT -> text(R.string.abilities_barbarians);
      default -> text(R.string.abilities_tokens);
    };
  }

  private String name(Way way) {
    return switch (way) {
      case PAY -> text(R.string.abilities_pay);
      case CONVERT -> text(R.string.abilities_convert);
      case CONVERT_CITY -> text(R.string.abilities_convert_city);
      default -> text(R.string.abilities_fill);
    };
  }

  private String text(int string) {
    return stage.context().getString(string);
  }

  private static int shownIf(boolean shown) {
    return shown ? View.VISIBLE : View.GONE;
  }
}
