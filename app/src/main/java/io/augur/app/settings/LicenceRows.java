package io.augur.app.settings;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.recyclerview.widget.RecyclerView;
import io.augur.app.R;
import java.util.List;

/** The paragraphs of a long text. */
final class LicenceRows extends RecyclerView.Adapter<LicenceRows.Holder> {
  private List<String> paragraphs = List.of();

  /** They are read once. */
  @SuppressWarnings("NotifyDataSetChanged")
  void show(List<String> read) {
    paragraphs = read;
    notifyDataSetChanged();
  }

  @Override
  public int getItemCount() {
    return paragraphs.size();
  }

  @Override
  public Holder onCreateViewHolder(ViewGroup parent, int viewType) {
    LayoutInflater inflater = LayoutInflater.from(parent.getContext());
    return new Holder((TextView) inflater.inflate(R.layout.licence_paragraph, parent, false));
  }

  @Override
  public void onBindViewHolder(Holder holder, int position) {
    holder.text.setText(paragraphs.get(position));
  }

  static final class Holder extends RecyclerView.ViewHolder {
    final TextView text;

    Holder(TextView text) {
      super(text);
      this.text = text;
    }
  }
}
