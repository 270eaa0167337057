package io.augur.app.journal;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.recyclerview.widget.RecyclerView;
import com.google.android.material.color.MaterialColors;
import io.augur.app.R;
import io.augur.app.databinding.JournalLineBinding;
import io.augur.rules.flow.Event;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The rows of the journal; words are made for those on the screen only. */
final class StoryRows extends RecyclerView.Adapter<StoryRows.Holder> {
  private final JournalWords words;
  private final Consumer<Story.Line> onTap;
  private List<Story.Row> rows = List.of();

  StoryRows(Context context, Consumer<Story.Line> onTap) {
    words = new JournalWords(context);
    this.onTap = onTap;
  }

  /** An undo changes the tense of many rows, a filter all of them. */
  @SuppressWarnings("NotifyDataSetChanged")
  void show(List<Story.Row> next) {
    rows = next;
    notifyDataSetChanged();
  }

  /** The place of the last line that has not been undone. */
  int newest() {
    int newest = 0;
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i) instanceof Story.Line line && line.tense() == Story.Tense.HAPPENED) {
        newest = i;
      }
    }
    return newest;
  }

  @Override
  public int getItemCount() {
    return rows.size();
  }

  @Override
  public int getItemViewType(int position) {
    if (rows.get(position) instanceof Story.Heading) {
      return R.layout.topic_heading;
    }
    return rows.get(position) instanceof Story.Note ? R.layout.journal_note : R.layout.journal_line;
  }

  @Override
  public Holder onCreateViewHolder(ViewGroup parent, int viewType) {
    return new Holder(LayoutInflater.from(parent.getContext()).inflate(viewType, parent, false));
  }

  @Override
  public void onBindViewHolder(Holder holder, int position) {
    Story.Row row = rows.get(position);
    if (row instanceof Story.Heading heading) {
      ((TextView) holder.itemView).setText(words.heading(heading));
    } else if (row instanceof Story.Note note) {
      ((TextView) holder.itemView).setText(words.note(note));
    } else if (row instanceof Story.Line line) {
      bind(JournalLineBinding.bind(holder.itemView), line);
    }
  }

  private void bind(JournalLineBinding view, Story.Line line) {
    List<String> said = words.line(line);
    boolean undone = line.tense() == Story.Tense.UNDONE;
    view.what.setText(said.isEmpty() ? "" : said.get(0));
    view.more.setText(said.isEmpty() ? "" : String.join("\n", said.subList(1, said.size())));
    shownIf(view.more, said.size() > 1);
    shownIf(view.undone, undone);
    int ink =
        undone
            ? com.google.android.material.R.attr.colorOnSurfaceVariant
            : com.google.android.material.R.attr.colorOnSurface;
    view.what.setTextColor(MaterialColors.getColor(view.what, ink));
    sign(view, line.game().last());
    view.getRoot().setOnClickListener(tapped -> onTap.accept(line));
  }

  /** Who did it, or which calamity was called. */
  private static void sign(JournalLineBinding view, Optional<Event> event) {
    Event last = event.orElseGet(Event.WentOn::new);
    Event told = last instanceof Event.Corrected corrected ? corrected.fact() : last;
    shownIf(view.who, told instanceof Event.By);
    shownIf(view.called, told instanceof Event.Called);
    if (told instanceof Event.By by) {
      view.who.setCivilization(by.player());
    } else if (told instanceof Event.Called called) {
      view.called.setCalamity(called.calamity());
    }
  }

  private static void shownIf(View view, boolean shown) {
    view.setVisibility(shown ? View.VISIBLE : View.GONE);
  }

  static final class Holder extends RecyclerView.ViewHolder {
    Holder(View view) {
      super(view);
    }
  }
}
