package io.augur.app.reference;

import android.view.LayoutInflater;
import android.view.View;
import android.widget.TextView;
import com.google.android.material.chip.Chip;
import com.google.android.material.color.MaterialColors;
import io.augur.app.R;
import io.augur.app.databinding.PageLineBinding;
import io.augur.app.databinding.ReferencePageBinding;
import io.augur.rules.calamity.Mark;
import io.augur.rules.reference.Topic;
import io.augur.rules.table.Civilization;
import java.util.function.Consumer;

/** The page that is read, or a hint to pick one. */
final class PagePane {
  private final ReferencePageBinding pane;
  private final LayoutInflater inflater;
  private final Consumer<Topic> onLink;
  private final Consumer<Civilization> onPlayer;
  private ReferenceUiState.Reading shown = new ReferenceUiState.NoPage();

  PagePane(ReferencePageBinding pane, Consumer<Topic> onLink, Consumer<Civilization> onPlayer) {
    this.pane = pane;
    this.onLink = onLink;
    this.onPlayer = onPlayer;
    inflater = LayoutInflater.from(pane.getRoot().getContext());
    pane.scroll.setVisibility(View.GONE);
  }

  void show(ReferenceUiState.Reading reading) {
    if (reading.equals(shown)) {
      return;
    }
    boolean turned =
        !(shown instanceof ReferenceUiState.OpenPage before
            && reading instanceof ReferenceUiState.OpenPage after
            && before.topic().equals(after.topic()));
    shown = reading;
    boolean open = reading instanceof ReferenceUiState.OpenPage;
    pane.scroll.setVisibility(open ? View.VISIBLE : View.GONE);
    pane.hint.setVisibility(open ? View.GONE : View.VISIBLE);
    if (reading instanceof ReferenceUiState.OpenPage page) {
      page(page);
      if (turned) {
        pane.scroll.scrollTo(0, 0);
      }
    }
  }

  private void page(ReferenceUiState.OpenPage page) {
    pane.sign.show(page.topic());
    pane.pageTitle.setText(page.title());
    pane.otherTitle.setText(page.otherTitle());
    pane.summary.setText(page.summary());
    players(page);
    pane.chapters.removeAllViews();
    for (ReferenceUiState.Part part : page.parts()) {
      TextView heading = (TextView) inflater.inflate(R.layout.page_heading, pane.chapters, false);
      heading.setText(part.heading());
      pane.chapters.addView(heading);
      boolean marked = part.sentences().stream().anyMatch(it -> it.mark() != Mark.NONE);
      for (ReferenceUiState.Sentence sentence : part.sentences()) {
        sentence(sentence).mark.setVisibility(marked ? View.VISIBLE : View.GONE);
      }
    }
  }

  private void players(ReferenceUiState.OpenPage page) {
    int shownIfAny = page.players().isEmpty() ? View.GONE : View.VISIBLE;
    pane.playersTitle.setVisibility(shownIfAny);
    pane.playersFrame.setVisibility(shownIfAny);
    pane.players.removeAllViews();
    for (ReferenceUiState.Seated player : page.players()) {
      Chip chip = (Chip) inflater.inflate(R.layout.filter_chip, pane.players, false);
      chip.setText(player.name());
      chip.setChecked(player.chosen());
      chip.setOnClickListener(view -> onPlayer.accept(player.civilization()));
      pane.players.addView(chip);
    }
  }

  private PageLineBinding sentence(ReferenceUiState.Sentence sentence) {
    PageLineBinding line = PageLineBinding.inflate(inflater, pane.chapters, true);
    line.sentence.setText(sentence.text());
    line.mark.setText(sentence.mark().sign().trim());
    line.mark.setTextColor(MaterialColors.getColor(line.mark, colour(sentence.mark())));
    line.mark.setImportantForAccessibility(View.IMPORTANT_FOR_ACCESSIBILITY_NO);
    line.meaning.setText(sentence.meaning());
    line.meaning.setVisibility(explains(sentence.mark()) ? View.VISIBLE : View.GONE);
    boolean one = sentence.links().size() == 1;
    line.chevron.setVisibility(one ? View.VISIBLE : View.GONE);
    line.links.setVisibility(sentence.links().size() > 1 ? View.VISIBLE : View.GONE);
    if (one) {
      ReferenceUiState.Link link = sentence.links().get(0);
      line.getRoot()
          .setMinimumHeight(line.getRoot().getResources().getDimensionPixelSize(R.dimen.touch));
      line.getRoot().setOnClickListener(view -> onLink.accept(link.topic()));
      line.getRoot()
          .setContentDescription(
              line.getRoot()
                  .getContext()
                  .getString(R.string.reference_open, sentence.text(), link.title()));
    } else {
      sentence.links().forEach(link -> chip(link, line));
    }
    return line;
  }

  private void chip(ReferenceUiState.Link link, PageLineBinding line) {
    Chip chip = (Chip) inflater.inflate(R.layout.link_chip, line.links, false);
    chip.setText(link.title());
    chip.setOnClickListener(view -> onLink.accept(link.topic()));
    line.links.addView(chip);
  }

  /** Plus and minus speak for themselves beside a sentence that says so too. */
  private static boolean explains(Mark mark) {
    return mark != Mark.NONE && mark != Mark.WORSE && mark != Mark.MILDER;
  }

  private static int colour(Mark mark) {
    return switch (mark) {
      case WORSE -> R.attr.colorHurts;
      case MILDER -> R.attr.colorHelps;
      case NONE -> com.google.android.material.R.attr.colorOnSurfaceVariant;
      case UNSURE, DERIVED, RULING, ERRATUM -> R.attr.colorBeneficiary;
    };
  }
}
