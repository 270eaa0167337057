package io.augur.app.table;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.recyclerview.widget.RecyclerView;
import io.augur.app.R;
import io.augur.app.databinding.TableHeadBinding;
import io.augur.app.ui.Say;
import java.util.List;

/** What stands above the players and scrolls with them. */
final class HeadRow extends RecyclerView.Adapter<HeadRow.Holder> {
  private List<TableUiState.Head> heads = List.of();

  void show(TableUiState.Head head) {
    boolean first = heads.isEmpty();
    heads = List.of(head);
    if (first) {
      notifyItemInserted(0);
    } else {
      notifyItemChanged(0, head);
    }
  }

  @Override
  public int getItemCount() {
    return heads.size();
  }

  @Override
  public Holder onCreateViewHolder(ViewGroup parent, int viewType) {
    LayoutInflater inflater = LayoutInflater.from(parent.getContext());
    TableHeadBinding view = TableHeadBinding.inflate(inflater, parent, false);
    view.legend.setText(Legend.of(view.legend));
    return new Holder(view);
  }

  @Override
  public void onBindViewHolder(Holder holder, int position) {
    TableUiState.Head head = heads.get(position);
    TableHeadBinding view = holder.head;
    Context context = view.getRoot().getContext();
    Say say = Say.in(context);
    view.name.setText(head.name());
    view.turn.setText(context.getString(R.string.table_turn, head.turn()));
    view.phases.show(head.phase());
    view.question.setText(say.say(head.question()));
    view.readOnly.setVisibility(head.damage().isPresent() ? View.VISIBLE : View.GONE);
    head.damage()
        .ifPresent(
            reason ->
                view.readOnly.setText(
                    context.getString(R.string.table_read_only, say.say(reason))));
  }

  static final class Holder extends RecyclerView.ViewHolder {
    final TableHeadBinding head;

    Holder(TableHeadBinding head) {
      super(head.getRoot());
      this.head = head;
    }
  }
}
