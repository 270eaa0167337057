package io.augur.app.tables;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.RecyclerView;
import io.augur.app.R;
import io.augur.app.data.Kind;
import io.augur.app.data.Stopped;
import io.augur.app.databinding.TableRowBinding;
import io.augur.app.ui.Who;
import io.augur.rules.view.Phase;
import java.util.List;
import java.util.function.Consumer;

/** The rows of the list; so few that their differences are found at once, on the spot. */
final class TableRows extends RecyclerView.Adapter<TableRows.Holder> {
  private final Consumer<TableRow> onTap;
  private final Consumer<TableRow> onMore;
  private List<TableRow> rows = List.of();

  TableRows(Consumer<TableRow> onTap, Consumer<TableRow> onMore) {
    this.onTap = onTap;
    this.onMore = onMore;
  }

  void show(List<TableRow> next) {
    DiffUtil.DiffResult changes = DiffUtil.calculateDiff(new Change(rows, next));
    rows = next;
    changes.dispatchUpdatesTo(this);
  }

  @Override
  public int getItemCount() {
    return rows.size();
  }

  @Override
  public Holder onCreateViewHolder(ViewGroup parent, int viewType) {
    LayoutInflater inflater = LayoutInflater.from(parent.getContext());
    return new Holder(TableRowBinding.inflate(inflater, parent, false));
  }

  @Override
  public void onBindViewHolder(Holder holder, int position) {
    TableRow row = rows.get(position);
    TableRowBinding card = holder.card;
    Context context = card.getRoot().getContext();
    String created = row.created().inShort(context);
    card.name.setText(row.name());
    card.players.setText(about(row, context));
    card.created.setText(created);
    sign(row, card);
    card.getRoot()
        .setContentDescription(
            context.getString(
                R.string.table_description, row.name(), card.players.getText(), created));
    card.getRoot().setOnClickListener(view -> onTap.accept(row));
    card.more.setContentDescription(context.getString(R.string.table_more_of, row.name()));
    card.more.setOnClickListener(view -> onMore.accept(row));
  }

  /** A table from above, or the disc of whoever keeps his own hand. */
  private static void sign(TableRow row, TableRowBinding card) {
    boolean own = row.kind() instanceof Kind.Notepad;
    card.seats.setVisibility(own ? View.GONE : View.VISIBLE);
    card.own.setVisibility(own ? View.VISIBLE : View.GONE);
    card.seats.setSeats(row.players());
    if (row.kind() instanceof Kind.Notepad notepad) {
      card.own.setCivilization(notepad.own());
    }
  }

  private static String about(TableRow row, Context context) {
    String players =
        context.getResources().getQuantityString(R.plurals.players, row.players(), row.players());
    return row.kind() instanceof Kind.Notepad notepad
        ? context.getString(R.string.notepad_of, Who.name(notepad.own(), context), players)
        : stopped(players, row.stopped(), context);
  }

  /** "11 players · turn 3, phase 9B". */
  private static String stopped(String players, Stopped stopped, Context context) {
    if (stopped.phase() == Phase.OVER) {
      return context.getString(R.string.table_over, players, stopped.turn());
    }
    return stopped.phase().section().isEmpty()
        ? context.getString(R.string.table_in_turn, players, stopped.turn())
        : context.getString(
            R.string.table_in_phase, players, stopped.turn(), stopped.phase().section());
  }

  static final class Holder extends RecyclerView.ViewHolder {
    final TableRowBinding card;

    Holder(TableRowBinding card) {
      super(card.getRoot());
      this.card = card;
    }
  }

  private static final class Change extends DiffUtil.Callback {
    private final List<TableRow> before;
    private final List<TableRow> after;

    Change(List<TableRow> before, List<TableRow> after) {
      this.before = before;
      this.after = after;
    }

    @Override
    public int getOldListSize() {
      return before.size();
    }

    @Override
    public int getNewListSize() {
      return after.size();
    }

    @Override
    public boolean areItemsTheSame(int from, int to) {
      return before.get(from).id() == after.get(to).id();
    }

    @Override
    public boolean areContentsTheSame(int from, int to) {
      return before.get(from).equals(after.get(to));
    }
  }
}
