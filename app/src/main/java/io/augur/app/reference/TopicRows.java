package io.augur.app.reference;

import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.recyclerview.widget.RecyclerView;
import io.augur.app.R;
import io.augur.app.databinding.TopicRowBinding;
import io.augur.rules.reference.Topic;
import java.util.List;
import java.util.function.Consumer;

/** The pages to pick from, under their headings. */
final class TopicRows extends RecyclerView.Adapter<TopicRows.Holder> {
  private final Consumer<Topic> onPick;
  private List<ReferenceUiState.Item> items = List.of();

  TopicRows(Consumer<Topic> onPick) {
    this.onPick = onPick;
  }

  /** What is typed changes nearly every row, so all of them are shown anew. */
  @SuppressWarnings("NotifyDataSetChanged")
  void show(List<ReferenceUiState.Item> next) {
    if (!next.equals(items)) {
      items = next;
      notifyDataSetChanged();
    }
  }

  @Override
  public int getItemCount() {
    return items.size();
  }

  @Override
  public int getItemViewType(int position) {
    return items.get(position) instanceof ReferenceUiState.Heading
        ? R.layout.topic_heading
        : R.layout.topic_row;
  }

  @Override
  public Holder onCreateViewHolder(ViewGroup parent, int viewType) {
    return new Holder(LayoutInflater.from(parent.getContext()).inflate(viewType, parent, false));
  }

  @Override
  public void onBindViewHolder(Holder holder, int position) {
    ReferenceUiState.Item item = items.get(position);
    if (item instanceof ReferenceUiState.Pick pick) {
      TopicRowBinding row = TopicRowBinding.bind(holder.itemView);
      row.sign.show(pick.topic());
      row.title.setText(pick.title());
      row.summary.setText(pick.below());
      row.getRoot().setActivated(pick.open());
      row.getRoot().setOnClickListener(view -> onPick.accept(pick.topic()));
    } else if (item instanceof ReferenceUiState.Heading heading) {
      ((TextView) holder.itemView).setText(heading.wanted().label);
    }
  }

  static final class Holder extends RecyclerView.ViewHolder {
    Holder(View view) {
      super(view);
    }
  }
}
