package io.augur.app.walk;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import com.google.android.material.button.MaterialButton;
import io.augur.app.R;
import io.augur.app.databinding.TaskChipBinding;
import io.augur.app.databinding.WalkBinding;
import io.augur.app.ui.Draft;
import io.augur.app.ui.PlayerRow;
import io.augur.app.ui.Say;
import io.augur.app.ui.Who;
import io.augur.app.walk.WalkUiState.Row;
import io.augur.app.walk.WalkUiState.Status;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Says;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Arg;

/** The players with tasks: a strip above the question, or on a wide screen a list beside it. */
final class TaskRows {
  private static final String INSIST = "insist";

  private final WalkBinding screen;
  private final WalkViewModel walk;
  private final Say say;

  TaskRows(WalkBinding screen, WalkViewModel walk, Say say) {
    this.screen = screen;
    this.walk = walk;
    this.say = say;
  }

  void show(WalkUiState.Question question) {
    boolean shown =
        question.tasks().isWorthShowing() && question.focus() != WalkUiState.Focus.AFTERMATH;
    screen.tasks.removeAllViews();
    screen.tasks.setVisibility(WalkFrame.shownIf(shown));
    boolean wide = context().getResources().getBoolean(R.bool.wide);
    for (Row row : question.tasks().rows()) {
      if (shown && wide) {
        row(row, question);
      } else if (shown) {
        chip(row);
      }
    }
    insisting(question, shown);
  }

  private void insisting(WalkUiState.Question question, boolean shown) {
    boolean possible = shown && !question.tasks().mayInsist().isEmpty();
    boolean asking = walk.draft().has(INSIST);
    screen.insist.setVisibility(WalkFrame.shownIf(possible));
    screen.insist.setEnabled(!question.asked().open().readOnly());
    screen.insist.setOnClickListener(
        button -> {
          Draft draft = walk.draft();
          walk.keep(asking ? draft.without(INSIST) : draft.with(INSIST, 1));
        });
    screen.insisting.removeAllViews();
    screen.insisting.setVisibility(WalkFrame.shownIf(possible && asking));
    for (Civilization player : question.tasks().mayInsist()) {
      if (possible && asking) {
        insisting(player);
      }
    }
  }

  private void insisting(Civilization player) {
    MaterialButton button =
        (MaterialButton)
            LayoutInflater.from(context()).inflate(R.layout.answer_other, screen.insisting, false);
    button.setText(say.text("option.insist", Arg.arg("player", Says.of(player))));
    button.setOnClickListener(view -> walk.answer(new Event.Insisted(player)));
    screen.insisting.addView(button);
  }

  private void row(Row row, WalkUiState.Question question) {
    PlayerRow view =
        PlayerRow.in(screen.tasks)
            .show(
                row.player(),
                Who.name(row.player(), question.asked().game(), context()),
                row.status() == Status.DONE ? status(row) : say.say(row.about()))
            .mark(sign(row.status()))
            .look(look(row.status()))
            .onTap(() -> pick(row));
    view.view().setContentDescription(describe(row));
  }

  private void chip(Row row) {
    ViewGroup strip = screen.tasks;
    TaskChipBinding chip = TaskChipBinding.inflate(LayoutInflater.from(context()), strip, false);
    chip.disc.setCivilization(row.player());
    String sign = sign(row.status());
    String name = say.say(Says.of(row.player()));
    chip.name.setText(sign.isEmpty() ? name : name + " " + sign);
    chip.getRoot().setChecked(row.status() == Status.PICKED);
    chip.getRoot().setEnabled(row.status() != Status.DONE);
    chip.getRoot().setContentDescription(describe(row));
    chip.getRoot().setOnClickListener(view -> pick(row));
    strip.addView(chip.getRoot());
    if (row.status() == Status.PICKED) {
      strip.post(() -> ((View) strip.getParent()).scrollTo(chip.getRoot().getLeft(), 0));
    }
  }

  private void pick(Row row) {
    if (row.task() >= 0) {
      walk.keep(walk.draft().with(WalkMapper.TASK, row.task()));
    }
  }

  private String describe(Row row) {
    return context().getString(R.string.walk_task, say.say(Says.of(row.player())), status(row));
  }

  private String status(Row row) {
    return context()
        .getString(
            switch (row.status()) {
              case PICKED -> R.string.walk_task_picked;
              case OPEN -> R.string.walk_task_open;
              case WAITS -> R.string.walk_task_waits;
              case DONE -> R.string.walk_task_done;
            });
  }

  private static String sign(Status status) {
    return switch (status) {
      case DONE -> "✓";
      case WAITS -> "…";
      case PICKED, OPEN -> "";
    };
  }

  private static PlayerRow.Look look(Status status) {
    return switch (status) {
      case PICKED -> PlayerRow.Look.CHOSEN;
      case OPEN, WAITS -> PlayerRow.Look.FREE;
      case DONE -> PlayerRow.Look.BARRED;
    };
  }

  private Context context() {
    return screen.getRoot().getContext();
  }
}
