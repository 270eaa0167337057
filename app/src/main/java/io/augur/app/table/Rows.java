package io.augur.app.table;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.recyclerview.widget.RecyclerView;
import io.augur.app.R;
import io.augur.app.databinding.TableSeatBinding;
import io.augur.app.ui.Who;
import io.augur.rules.flow.Count;
import io.augur.rules.table.Civilization;
import java.text.NumberFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Everybody at the table in A.S.T. order. */
final class Rows extends RecyclerView.Adapter<Rows.Holder> {
  private final Consumer<Civilization> onTap;
  private List<TableUiState.Row> rows = List.of();
  private Optional<Civilization> chosen = Optional.empty();

  Rows(Consumer<Civilization> onTap) {
    this.onTap = onTap;
  }

  void show(List<TableUiState.Row> next) {
    int before = rows.size();
    rows = next;
    if (before == 0) {
      notifyItemRangeInserted(0, rows.size());
    } else {
      notifyItemRangeChanged(0, rows.size(), rows);
    }
  }

  /** Marks the one whose details stand beside the list. */
  void choose(Civilization civilization) {
    chosen = Optional.of(civilization);
    notifyItemRangeChanged(0, rows.size(), rows);
  }

  @Override
  public int getItemCount() {
    return rows.size();
  }

  @Override
  public Holder onCreateViewHolder(ViewGroup parent, int viewType) {
    LayoutInflater inflater = LayoutInflater.from(parent.getContext());
    return new Holder(TableSeatBinding.inflate(inflater, parent, false));
  }

  @Override
  public void onBindViewHolder(Holder holder, int position) {
    TableUiState.Row row = rows.get(position);
    TableSeatBinding card = holder.card;
    Context context = card.getRoot().getContext();
    Civilization civilization = row.seat().civilization();
    card.disc.setCivilization(civilization);
    card.civilization.setText(Who.name(civilization, context));
    card.player.setText(row.seat().player());
    card.player.setVisibility(row.seat().player().isEmpty() ? View.GONE : View.VISIBLE);
    card.position.setText(number(row.position(), context));
    card.cities.setText(number(row.cities(), context));
    card.advances.setText(number(row.advances(), context));
    card.calamities.setText(number(row.calamities(), context));
    card.getRoot().setChecked(chosen.isPresent() && chosen.get() == civilization);
    card.getRoot()
        .setContentDescription(
            context.getString(
                R.string.table_row,
                Who.name(row.seat(), context),
                card.position.getText(),
                card.cities.getText(),
                card.advances.getText(),
                card.calamities.getText()));
    card.getRoot().setOnClickListener(view -> onTap.accept(civilization));
  }

  private static String number(int number, Context context) {
    return number == Count.UNKNOWN
        ? context.getString(R.string.table_unknown)
        : NumberFormat.getIntegerInstance().format(number);
  }

  static final class Holder extends RecyclerView.ViewHolder {
    final TableSeatBinding card;

    Holder(TableSeatBinding card) {
      super(card.getRoot());
      this.card = card;
    }
  }
}
