package io.augur.app.walk;

import io.augur.app.ui.Draft;
import io.augur.app.ui.PresentCalamity;
import io.augur.app.walk.WalkUiState.Row;
import io.augur.app.walk.WalkUiState.Status;
import io.augur.app.walk.WalkUiState.TaskList;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Part;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.table.Civilization;
import io.augur.rules.table.Order;
import io.augur.rules.view.Phase;
import io.augur.rules.view.PromptPage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Lists what several players have to do at once, and those who are done with it. */
final class Tasks {
  private Tasks() {}

  static TaskList of(Game game, Draft draft) {
    if (!(game.prompt() instanceof Prompt.Tasks tasks)) {
      return TaskList.NONE;
    }
    int picked = draft.number(WalkMapper.TASK, firstOf(tasks.tasks(), game));
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < tasks.tasks().size(); i++) {
      rows.add(row(tasks.tasks().get(i), i, picked));
    }
    for (Civilization done : done(game, tasks)) {
      rows.add(new Row(done, Status.DONE, -1, Says.of(done)));
    }
    rows.sort(order(game));
    return new TaskList(rows, tasks.mayInsist(), picked);
  }

  /** Those who buy do so by their positions, all others by their ranking. */
  private static Comparator<Row> order(Game game) {
    return Phase.of(game) == Phase.ACQUISITION
        ? Comparator.comparing(row -> game.table().player(row.player()).standing(), Order.POSITION)
        : Comparator.comparing(row -> game.table().setup().civilizations().indexOf(row.player()));
  }

  /** What the picked player is asked, or what everybody is. */
  static Prompt picked(Prompt prompt, TaskList list) {
    return prompt instanceof Prompt.Tasks tasks
        ? tasks.tasks().get(list.picked()).prompt()
        : prompt;
  }

  private static Row row(Prompt.Task task, int index, int picked) {
    Status open = task.waitsFor().isEmpty() ? Status.OPEN : Status.WAITS;
    return new Row(
        task.player(),
        index == picked ? Status.PICKED : open,
        index,
        PromptPage.of(task.prompt()).question());
  }

  /** Whoever answered last goes on if he can, else the first who waits for nobody. */
  private static int firstOf(List<Prompt.Task> tasks, Game game) {
    Optional<Civilization> last =
        game.last().filter(Event.By.class::isInstance).map(it -> ((Event.By) it).player());
    int first = -1;
    for (int i = tasks.size() - 1; i >= 0; i--) {
      if (tasks.get(i).waitsFor().isEmpty()) {
        first = i;
      }
    }
    for (int i = 0; i < tasks.size(); i++) {
      Prompt.Task task = tasks.get(i);
      if (task.waitsFor().isEmpty() && last.filter(it -> it == task.player()).isPresent()) {
        return i;
      }
    }
    return Math.max(0, first);
  }

  /** Those who have no task any more: victims of what is being resolved, or who bought. */
  private static List<Civilization> done(Game game, Prompt.Tasks tasks) {
    if (Phase.of(game) == Phase.ACQUISITION) {
      List<Civilization> all = new ArrayList<>(game.table().setup().civilizations());
      tasks.tasks().forEach(task -> all.remove(task.player()));
      return all;
    }
    return Phase.of(game) == Phase.SURPLUS ? List.of() : doneVictims(game, tasks);
  }

  private static List<Civilization> doneVictims(Game game, Prompt.Tasks tasks) {
    Optional<Calamity> calamity = PresentCalamity.of(game);
    List<Civilization> done = new ArrayList<>();
    for (Part part : game.table().parts()) {
      boolean here =
          calamity.isPresent()
              ? part.calamity() == calamity.get()
              : !part.calamity().row().kind().major();
      boolean victim = part.as() == Part.As.PRIMARY_VICTIM || part.as() == Part.As.SECONDARY_VICTIM;
      boolean open = tasks.tasks().stream().anyMatch(task -> task.player() == part.player());
      if (here && victim && !open && !done.contains(part.player())) {
        done.add(part.player());
      }
    }
    return done;
  }
}
