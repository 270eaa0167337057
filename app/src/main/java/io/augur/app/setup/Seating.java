package io.augur.app.setup;

import android.annotation.SuppressLint;
import android.content.Context;
import android.view.LayoutInflater;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.ItemTouchHelper;
import androidx.recyclerview.widget.RecyclerView;
import io.augur.app.R;
import io.augur.app.databinding.SetupSeatBinding;
import io.augur.app.ui.Who;
import io.augur.rules.flow.Seat;
import java.util.List;

/** The seats in order, to be dragged or moved one place at a time. */
final class Seating extends RecyclerView.Adapter<Seating.Holder> {
  private static final float LARGE_LETTERS = 1.5f;

  private final SetupViewModel setup;
  private final ItemTouchHelper drag = new ItemTouchHelper(new Drag());
  private List<Seat> seats = List.of();

  Seating(RecyclerView list, SetupViewModel setup) {
    this.setup = setup;
    list.setAdapter(this);
    drag.attachToRecyclerView(list);
  }

  void show(List<Seat> next) {
    DiffUtil.DiffResult moves = DiffUtil.calculateDiff(new Moves(seats, next));
    seats = next;
    moves.dispatchUpdatesTo(this);
    notifyItemRangeChanged(0, seats.size(), seats); // first and last may have changed
  }

  @Override
  public int getItemCount() {
    return seats.size();
  }

  @Override
  public Holder onCreateViewHolder(ViewGroup parent, int viewType) {
    LayoutInflater inflater = LayoutInflater.from(parent.getContext());
    return new Holder(SetupSeatBinding.inflate(inflater, parent, false));
  }

  @Override
  @SuppressLint("ClickableViewAccessibility") // two buttons do the same
  public void onBindViewHolder(Holder holder, int position) {
    SetupSeatBinding row = holder.row;
    Context context = row.getRoot().getContext();
    String who = Who.name(seats.get(position), context);
    boolean large = context.getResources().getConfiguration().fontScale >= LARGE_LETTERS;
    row.handle.setVisibility(large ? View.GONE : View.VISIBLE); // the names need its room
    row.disc.setCivilization(seats.get(position).civilization());
    row.who.setText(who);
    row.up.setContentDescription(context.getString(R.string.setup_up, who));
    row.down.setContentDescription(context.getString(R.string.setup_down, who));
    row.up.setEnabled(position > 0);
    row.down.setEnabled(position < seats.size() - 1);
    row.up.setOnClickListener(button -> move(holder, -1));
    row.down.setOnClickListener(button -> move(holder, 1));
    row.handle.setOnTouchListener(
        (handle, touch) -> {
          if (touch.getActionMasked() == MotionEvent.ACTION_DOWN) {
            drag.startDrag(holder);
          }
          return false;
        });
  }

  private void move(Holder holder, int by) {
    int from = holder.getBindingAdapterPosition();
    if (from >= 0 && from + by >= 0 && from + by < seats.size()) {
      setup.change(draft -> draft.move(from, from + by));
    }
  }

  static final class Holder extends RecyclerView.ViewHolder {
    final SetupSeatBinding row;

    Holder(SetupSeatBinding row) {
      super(row.getRoot());
      this.row = row;
    }
  }

  private final class Drag extends ItemTouchHelper.SimpleCallback {
    Drag() {
      super(ItemTouchHelper.UP | ItemTouchHelper.DOWN, 0);
    }

    @Override
    public boolean isLongPressDragEnabled() {
      return false;
    }

    @Override
    public boolean onMove(
        RecyclerView list, RecyclerView.ViewHolder dragged, RecyclerView.ViewHolder over) {
      int from = dragged.getBindingAdapterPosition();
      int to = over.getBindingAdapterPosition();
      setup.change(draft -> draft.move(from, to));
      return true;
    }

    @Override
    public void onSwiped(RecyclerView.ViewHolder swiped, int direction) {
      throw new IllegalStateException("seats are not swiped: " + direction);
    }
  }

  private static final class Moves extends DiffUtil.Callback {
    private final List<Seat> before;
    private final List<Seat> after;

    Moves(List<Seat> before, List<Seat> after) {
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
      return before.get(from).civilization() == after.get(to).civilization();
    }

    @Override
    public boolean areContentsTheSame(int from, int to) {
      return before.get(from).equals(after.get(to));
    }
  }
}
