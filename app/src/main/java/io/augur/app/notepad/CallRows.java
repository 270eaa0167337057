package io.augur.app.notepad;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.recyclerview.widget.LinearLayoutManager;
import androidx.recyclerview.widget.RecyclerView;
import io.augur.app.R;
import io.augur.app.databinding.NotepadCallBinding;
import io.augur.app.ui.Say;
import io.augur.rules.calamity.Calamity;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The names in the order of the calls; the one that the caller has come to is unfolded. */
final class CallRows extends RecyclerView.Adapter<CallRows.Holder> {
  private final RecyclerView list;
  private final Consumer<Calamity> onCall;
  private final Consumer<Calamity> onRevealed;
  private final Consumer<Calamity> onRules;
  private List<NotepadUiState.Item> items = List.of();
  private Optional<Calamity> now = Optional.empty();

  CallRows(
      RecyclerView list,
      Consumer<Calamity> onCall,
      Consumer<Calamity> onRevealed,
      Consumer<Calamity> onRules) {
    this.list = list;
    this.onCall = onCall;
    this.onRevealed = onRevealed;
    this.onRules = onRules;
    list.setAdapter(this);
    list.setItemAnimator(null);
  }

  /** At one table the same names are called all the time, so rows only change. */
  void show(NotepadUiState.Shown shown) {
    int before = items.size();
    items = shown.items();
    notifyItemRangeRemoved(items.size(), Math.max(0, before - items.size()));
    notifyItemRangeInserted(before, Math.max(0, items.size() - before));
    notifyItemRangeChanged(0, items.size(), items);
    Optional<Calamity> next = shown.now().map(NotepadUiState.Now::calamity);
    if (!next.equals(now)) {
      now = next;
      now.ifPresent(it -> scrollTo(position(it)));
    }
  }

  int position(Calamity calamity) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) instanceof NotepadUiState.Call call && call.calamity() == calamity) {
        return i;
      }
    }
    throw new IllegalArgumentException("never called at this table: " + calamity.key());
  }

  /** The call stands near the top, with what comes next below it. */
  private void scrollTo(int position) {
    if (list.getLayoutManager() instanceof LinearLayoutManager lines) {
      lines.scrollToPositionWithOffset(position, 0);
    }
  }

  @Override
  public int getItemCount() {
    return items.size();
  }

  @Override
  public int getItemViewType(int position) {
    return items.get(position) instanceof NotepadUiState.Heading
        ? R.layout.topic_heading
        : R.layout.notepad_call;
  }

  @Override
  public Holder onCreateViewHolder(ViewGroup parent, int viewType) {
    return new Holder(LayoutInflater.from(parent.getContext()).inflate(viewType, parent, false));
  }

  @Override
  public void onBindViewHolder(Holder holder, int position) {
    NotepadUiState.Item item = items.get(position);
    Context context = holder.itemView.getContext();
    if (item instanceof NotepadUiState.Heading heading) {
      ((TextView) holder.itemView).setText(Say.in(context).text(title(heading.weight())));
      return;
    }
    NotepadCallBinding row = NotepadCallBinding.bind(holder.itemView);
    row.cue.setVisibility(View.GONE);
    row.getRoot().setChecked(item instanceof NotepadUiState.Now);
    if (item instanceof NotepadUiState.Before before) {
      name(before.calamity(), R.string.notepad_called_before, row);
      row.badge.setAlpha(0.5f);
      row.name.setEnabled(false);
    } else if (item instanceof NotepadUiState.Later later) {
      name(later.calamity(), R.string.notepad_not_called, row);
    } else if (item instanceof NotepadUiState.Now it) {
      name(it.calamity(), R.string.notepad_called_now, row);
      row.cue.setVisibility(View.VISIBLE);
      new CuePart(row).show(it);
      row.revealed.setOnClickListener(button -> onRevealed.accept(it.calamity()));
      row.rules.setOnClickListener(button -> onRules.accept(it.calamity()));
    }
  }

  private void name(Calamity calamity, int described, NotepadCallBinding row) {
    Context context = row.getRoot().getContext();
    String name = Say.in(context).say(calamity.row().title());
    row.badge.setCalamity(calamity);
    row.badge.setAlpha(1f);
    row.name.setText(name);
    row.rules.setText(context.getString(R.string.notepad_rules, name));
    row.name.setEnabled(true);
    row.head.setContentDescription(context.getString(described, name));
    row.head.setOnClickListener(tapped -> onCall.accept(calamity));
  }

  private static String title(NotepadUiState.Weight weight) {
    return weight == NotepadUiState.Weight.MINOR ? "phase.minor.name" : "phase.major.name";
  }

  static final class Holder extends RecyclerView.ViewHolder {
    Holder(View view) {
      super(view);
    }
  }
}
