package io.augur.app.walk;

import io.augur.app.R;
import io.augur.app.databinding.WalkBinding;
import io.augur.app.ui.Say;
import io.augur.rules.words.Phrase;
import java.util.List;

/** What the last tap brought about, what came before it folded away, and who benefits. */
final class NewsCard {
  private final WalkBinding screen;
  private final Say say;
  private boolean unfolded;

  NewsCard(WalkBinding screen, Say say) {
    this.screen = screen;
    this.say = say;
  }

  void show(WalkUiState.Question question) {
    WalkUiState.News news = question.news();
    boolean shown =
        question.focus() != WalkUiState.Focus.AFTERMATH
            && question.asked().open().at() > 0
            && !news.last().isEmpty();
    screen.news.setVisibility(WalkFrame.shownIf(shown));
    screen.lastLines.setText(lines(news.last()));
    screen.unfold.setVisibility(WalkFrame.shownIf(!news.earlier().isEmpty()));
    screen.unfold.setOnClickListener(
        button -> {
          unfolded = !unfolded;
          show(question);
        });
    screen.unfold.setText(unfolded ? R.string.walk_news_fold : R.string.walk_news_unfold);
    WalkFrame.text(screen.earlierLines, unfolded ? lines(news.earlier()) : "");
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
