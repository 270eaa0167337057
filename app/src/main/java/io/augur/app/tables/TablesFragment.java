package io.augur.app.tables;

import android.os.Bundle;
import android.view.View;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.GridLayoutManager;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.data.Kind;
import io.augur.app.databinding.TablesBinding;
import io.augur.app.ui.Edges;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Go;
import io.augur.app.ui.Moment;
import java.time.Clock;
import javax.inject.Inject;
import org.jspecify.annotations.Nullable;

/** The first screen: the games kept on this phone, newest first. */
@AndroidEntryPoint
public final class TablesFragment extends Fragment {
  private final Transfers transfers = new Transfers(this);

  @Inject Clock clock;

  public TablesFragment() {
    super(R.layout.tables);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    TablesBinding screen = TablesBinding.bind(view);
    Edges.keepClear(screen.column, Edges.TOP);
    Edges.keepClear(screen.toolbar, Edges.SIDES);
    Edges.keepClear(screen.rows, Edges.SIDES);
    Edges.keepClear(screen.message.getRoot(), Edges.SIDES);
    Edges.keepClear(screen.bottom, Edges.SIDES, Edges.BOTTOM);
    screen.toolbar.setOnMenuItemClickListener(
        item -> transfers.chose(item) || open(item.getItemId(), Bundle.EMPTY));
    transfers.attach(screen, clock);

    TableRows rows =
        new TableRows(
            row -> open(home(row), GameId.toBundle(row.id())),
            row -> open(R.id.table_actions, row.toBundle()));
    screen.rows.setAdapter(rows);
    screen.rows.setLayoutManager(new GridLayoutManager(requireContext(), columns()));

    TablesViewModel tables = new ViewModelProvider(this).get(TablesViewModel.class);
    TablesBody body = new TablesBody(screen, rows);
    NoticeBar noticeBar = new NoticeBar(screen.next, tables);
    tables
        .state()
        .observe(
            getViewLifecycleOwner(),
            state -> {
              body.show(state.body());
              noticeBar.show(state.notice());
            });
    screen.next.setOnClickListener(button -> open(R.id.setup, suggestedName()));
    screen.ownHand.setOnClickListener(button -> open(R.id.own_hand, suggestedName()));
    screen.practice.setOnClickListener(button -> open(R.id.practice, Bundle.EMPTY));
    screen.retry.setOnClickListener(button -> tables.retry());
    getParentFragmentManager()
        .setFragmentResultListener(
            TableActionsSheet.DELETE,
            getViewLifecycleOwner(),
            (key, row) -> tables.delete(TableRow.of(row, clock)));
  }

  private boolean open(int destination, Bundle arguments) {
    return Go.from(this, R.id.tables, destination, arguments);
  }

  private static int home(TableRow row) {
    return row.kind() instanceof Kind.Notepad ? R.id.notepad : R.id.table;
  }

  private Bundle suggestedName() {
    Bundle arguments = new Bundle();
    Moment now = Moment.of(clock.instant(), clock);
    arguments.putString(TableRow.NAME, now.dayOnly(requireContext()));
    return arguments;
  }

  private int columns() {
    int width = getResources().getDisplayMetrics().widthPixels;
    return Math.max(1, width / getResources().getDimensionPixelSize(R.dimen.card_width));
  }
}
