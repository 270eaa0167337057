package io.augur.app.ui;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import android.widget.TextView;
import io.augur.app.R;
import io.augur.rules.view.PromptPage;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Puts a question whose answers need no more than a tap, with the reasons in between. */
public final class ChoicesPane implements Pane {
  private final Stage stage;

  public ChoicesPane(Stage stage) {
    this.stage = stage;
  }

  @Override
  public void show(Asked asked) {
    PromptPage page = PromptPage.of(asked.prompt());
    List<Phrase> lines = new ArrayList<>(page.traces());
    lines.addAll(page.candidates());
    ViewGroup room = stage.content();
    room.removeAllViews();
    for (Phrase line : lines) {
      TextView text =
          (TextView) LayoutInflater.from(stage.context()).inflate(R.layout.pane_line, room, false);
      text.setText(stage.say().say(line));
      room.addView(text);
    }
    stage.answers().show(offers(page));
  }

  private List<Answers.Offer> offers(PromptPage page) {
    List<Answers.Offer> offers = new ArrayList<>();
    for (PromptPage.Choice choice : page.choices()) {
      String label = capital(stage.say().say(choice.label()));
      offers.add(Answers.Offer.of(label, () -> stage.play(choice.event())));
    }
    return offers;
  }

  /** Short answers stand in the words in small letters, as parts of sentences. */
  private static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.getDefault()) + text.substring(1);
  }
}
