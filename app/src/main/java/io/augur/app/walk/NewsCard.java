package io.augur.app.walk;

import io.augur.app.R;
import io.augur.app.databinding.WalkBinding;
import io.augur.app.ui.Say;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What the last tap brought about, with the rest since the call folded away, and who benefits. */
final class NewsCard {
  private static final int FEW = 2;

  private final WalkBinding screen;
  private final Say say;
  private boolean unfolded;

  NewsCard(WalkBinding screen, Say say) {
    this.screen = screen;
    this.say = say;
  }

  void show(WalkUiState.Question question) {
    WalkUiState.News news = question.news();
    List<Phrase> all = new ArrayList<>(news.earlier());
    all.addAll(news.last());
    int last = news.last().size();
    List<Phrase> few = news.last().subList(Math.max(0, last - FEW), last);
    boolean shown = question.focus() != WalkUiState.Focus.AFTERMATH && !few.isEmpty();
    screen.news.setVisibility(WalkFrame.shownIf(shown));
    screen.lines.setText(lines(unfolded ? all : few));
    screen.unfold.setVisibility(WalkFrame.shownIf(all.size() > few.size()));
    screen.unfold.setOnClickListener(
        button -> {
          unfolded = !unfolded;
          show(question);
        });
    screen.unfold.setText(unfolded ? R.string.walk_news_fold : R.string.walk_news_unfold);
    WalkFrame.text(screen.beneficiary, lines(news.beneficiaries()));
  }

  private String lines(List<Phrase> phrases) {
    StringBuilder lines = new StringBuilder();
    for (Phrase phrase : phrases) {
      lines.append(lines.length() == 0 ? "" : "\n").append(say.say(phrase));
    }
    return lines.toString();
  }
}
