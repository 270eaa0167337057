package io.augur.app.setup;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.TextView;
import io.augur.app.R;
import io.augur.app.databinding.SetupPeopleBinding;
import io.augur.app.databinding.SetupPersonBinding;
import io.augur.app.setup.SetupUiState.Section;
import io.augur.app.ui.Fold;
import io.augur.app.ui.Say;
import io.augur.app.ui.Typed;
import io.augur.app.ui.Who;
import io.augur.rules.table.Block;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.LineUp;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who plays what, block by block, and who sits where. */
final class People {
  private final SetupPeopleBinding fields;
  private final SetupViewModel setup;
  private final Seating seating;
  private final Map<Civilization, SetupPersonBinding> rows = new EnumMap<>(Civilization.class);
  private @Nullable LineUp shown;

  People(SetupPeopleBinding fields, SetupViewModel setup) {
    this.fields = fields;
    this.setup = setup;
    this.seating = new Seating(fields.seatsInOrder, setup);
    fields.seatingFold.setSingleLine(false);
    fields.seatingFold.setOnClickListener(button -> setup.fold(Section.SEATING));
  }

  void show(SetupUiState state) {
    Draft draft = state.draft();
    if (draft.setup().lineUp() != shown) {
      shown = draft.setup().lineUp();
      build(shown);
    }
    for (Civilization civilization : draft.setup().civilizations()) {
      SetupPersonBinding row = row(civilization);
      String player = draft.player(civilization);
      if (!player.contentEquals(String.valueOf(row.player.getText()))) {
        row.player.setText(player);
      }
    }
    Context context = fields.getRoot().getContext();
    int order = draft.isInAstOrder() ? R.string.setup_seating_ast : R.string.setup_seating_own;
    fields.seatingFold.setText(context.getString(R.string.setup_seating, context.getString(order)));
    boolean open = state.unfolded().contains(Section.SEATING);
    fields.seating.setVisibility(open ? View.VISIBLE : View.GONE);
    (open ? Fold.OPEN : Fold.CLOSED).on(fields.seatingFold);
    seating.show(draft.setup().seats());
  }

  private void build(LineUp lineUp) {
    fields.people.removeAllViews();
    for (Block block : Block.values()) {
      List<Civilization> civilizations = lineUp.civilizations(block);
      if (!civilizations.isEmpty() && civilizations.size() < lineUp.players()) {
        fields.people.addView(heading(block));
      }
      civilizations.forEach(civilization -> fields.people.addView(row(civilization).getRoot()));
    }
  }

  private View heading(Block block) {
    TextView heading =
        (TextView)
            LayoutInflater.from(fields.getRoot().getContext())
                .inflate(R.layout.setup_block, fields.people, false);
    heading.setText(Say.in(heading.getContext()).text("block." + block.key() + ".name"));
    return heading;
  }

  /** Made once: another line-up has most of them too. */
  private SetupPersonBinding row(Civilization civilization) {
    return rows.computeIfAbsent(civilization, this::person);
  }

  private SetupPersonBinding person(Civilization civilization) {
    Context context = fields.getRoot().getContext();
    SetupPersonBinding row =
        SetupPersonBinding.inflate(LayoutInflater.from(context), fields.people, false);
    row.disc.setCivilization(civilization);
    row.frame.setHint(Who.name(civilization, context));
    row.player.addTextChangedListener(
        new Typed(typed -> setup.change(draft -> draft.player(civilization, typed))));
    return row;
  }
}
