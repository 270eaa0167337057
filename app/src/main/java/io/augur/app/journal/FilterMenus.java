package io.augur.app.journal;

import android.content.Context;
import android.view.View;
import androidx.appcompat.widget.PopupMenu;
import com.google.android.material.chip.Chip;
import io.augur.app.R;
import io.augur.app.databinding.JournalBinding;
import io.augur.app.ui.Say;
import io.augur.rules.flow.Says;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Two buttons that open lists: of whom, and of which phase, the journal tells. */
final class FilterMenus {
  private static final List<Place> PHASES =
      List.of(
          Place.SELECTION,
          Place.MINOR_CALAMITIES,
          Place.MAJOR_CALAMITIES,
          Place.SPECIAL_ABILITIES,
          Place.SURPLUS,
          Place.ACQUISITION,
          Place.MARKERS);

  private final JournalBinding screen;
  private final Consumer<Filter> onChange;
  private final JournalWords words;

  FilterMenus(JournalBinding screen, Consumer<Filter> onChange) {
    this.screen = screen;
    this.onChange = onChange;
    words = new JournalWords(screen.getRoot().getContext());
  }

  void show(Filter filter, List<Civilization> players) {
    Context context = screen.getRoot().getContext();
    Say say = Say.in(context);
    label(
        screen.player,
        filter.player().map(it -> say.say(Says.of(it))),
        R.string.journal_all_players);
    label(
        screen.phase,
        filter.place().map(it -> words.phase(Optional.of(it))),
        R.string.journal_all_phases);
    List<String> names = new ArrayList<>();
    players.forEach(it -> names.add(say.say(Says.of(it))));
    screen.player.setOnClickListener(
        chip ->
            open(
                chip,
                R.string.journal_all_players,
                names,
                item -> onChange.accept(new Filter(picked(players, item), filter.place()))));
    List<String> phases = new ArrayList<>();
    PHASES.forEach(it -> phases.add(words.phase(Optional.of(it))));
    screen.phase.setOnClickListener(
        chip ->
            open(
                chip,
                R.string.journal_all_phases,
                phases,
                item -> onChange.accept(new Filter(filter.player(), picked(PHASES, item)))));
  }

  private static void label(Chip chip, Optional<String> chosen, int otherwise) {
    chip.setText(chosen.orElseGet(() -> chip.getContext().getString(otherwise)));
    chip.setChecked(chosen.isPresent());
  }

  /** A list that begins with all; the others count from 1. */
  private static void open(View anchor, int all, List<String> labels, IntConsumer onPick) {
    PopupMenu menu = new PopupMenu(anchor.getContext(), anchor);
    menu.getMenu().add(0, 0, 0, all);
    for (int i = 0; i < labels.size(); i++) {
      menu.getMenu().add(0, i + 1, 0, labels.get(i));
    }
    menu.setOnMenuItemClickListener(
        item -> {
          onPick.accept(item.getItemId());
          return true;
        });
    menu.show();
  }

  private static <T> Optional<T> picked(List<T> all, int item) {
    return item == 0 ? Optional.empty() : Optional.of(all.get(item - 1));
  }
}
