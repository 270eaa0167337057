package io.augur.app.table;

import android.os.Bundle;
import android.view.MenuItem;
import android.view.View;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.ConcatAdapter;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.R;
import io.augur.app.databinding.TableBinding;
import io.augur.app.databinding.TableListBinding;
import io.augur.app.ui.Edges;
import io.augur.app.ui.GameId;
import io.augur.app.ui.Go;
import io.augur.app.ui.SaidBar;
import io.augur.app.ui.Whose;
import io.augur.rules.table.Civilization;
import org.jspecify.annotations.Nullable;

/** The home of a game; on a wide screen the details of a player stand beside it. */
@AndroidEntryPoint
public final class TableFragment extends Fragment {
  private @Nullable TableViewModel table;

  public TableFragment() {
    super(R.layout.table);
  }

  @Override
  public void onViewCreated(View view, @Nullable Bundle savedInstanceState) {
    TableBinding screen = TableBinding.bind(view);
    TableListBinding list = screen.list;
    TableViewModel model = new ViewModelProvider(this).get(TableViewModel.class);
    table = model;
    Edges.keepClear(screen.root, Edges.TOP, Edges.SIDES);
    Edges.keepClear(list.bottom, Edges.BOTTOM);
    list.toolbar.setNavigationOnClickListener(button -> Go.up(this));
    list.toolbar.setOnMenuItemClickListener(this::menu);
    if (getChildFragmentManager().findFragmentById(R.id.detail) != null) {
      hidePick(screen);
    }
    HeadRow head = new HeadRow();
    Rows[] rows = new Rows[1];
    rows[0] = new Rows(civilization -> open(screen, rows[0], civilization));
    list.rows.setAdapter(new ConcatAdapter(head, rows[0]));
    list.rows.setItemAnimator(null);
    NextStep next = new NextStep(list.next, list.begin);
    Body body = new Body(list);
    SaidBar said = new SaidBar(list.next, model.session);
    list.begin.setOnClickListener(
        button -> {
          model.begin();
          go(R.id.walk);
        });
    list.retry.setOnClickListener(button -> model.session.retry());
    model
        .state()
        .observe(
            getViewLifecycleOwner(),
            state -> {
              body.show(state);
              if (state instanceof TableUiState.Shown shown) {
                head.show(shown.head());
                rows[0].show(shown.rows());
                next.show(shown);
                said.show(shown.said());
                list.toolbar
                    .getMenu()
                    .findItem(R.id.undo)
                    .setEnabled(shown.undo() == TableUiState.Undo.POSSIBLE);
                list.next.setOnClickListener(button -> next(shown));
              } else {
                next.hide();
              }
            });
  }

  private void next(TableUiState.Shown shown) {
    if (shown.head().damage().isPresent()) {
      model().session.goOnFromHere(shown.head().name(), made -> Go.toCopy(this, R.id.table, made));
    } else {
      go(destination(shown.next()));
    }
  }

  private static int destination(TableUiState.Next next) {
    if (next instanceof TableUiState.Gather) {
      return R.id.hand;
    }
    return next instanceof TableUiState.Walk ? R.id.walk : R.id.journal;
  }

  private boolean menu(MenuItem item) {
    if (item.getItemId() == R.id.undo) {
      model().session.undo();
    } else {
      go(item.getItemId());
    }
    return true;
  }

  private void go(int destination) {
    Go.from(this, R.id.table, destination, GameId.toBundle(model().id));
  }

  private void open(TableBinding screen, Rows rows, Civilization civilization) {
    Bundle arguments = Whose.in(GameId.toBundle(model().id), civilization);
    if (screen.detail == null) {
      Go.from(this, R.id.table, R.id.seat, arguments);
      return;
    }
    Fragment shown = getChildFragmentManager().findFragmentById(R.id.detail);
    Runnable then =
        () -> {
          rows.choose(civilization);
          hidePick(screen);
          getChildFragmentManager()
              .beginTransaction()
              .replace(R.id.detail, SeatFragment.class, arguments)
              .commit();
        };
    if (shown instanceof SeatFragment seat) {
      seat.leave(then);
    } else {
      then.run();
    }
  }

  private static void hidePick(TableBinding screen) {
    if (screen.pick != null) {
      screen.pick.setVisibility(View.GONE);
    }
  }

  private TableViewModel model() {
    if (table == null) {
      throw new IllegalStateException("no view yet");
    }
    return table;
  }
}
