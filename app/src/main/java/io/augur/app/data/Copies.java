package io.augur.app.data;

import android.database.SQLException;
import android.util.Log;
import java.util.Optional;
import java.util.function.Consumer;
import javax.inject.Inject;

/** Makes copies of games, to try something out or to go on from a good line. */
public final class Copies {
  private final SessionDesk desk;
  private final Tables tables;

  @Inject
  Copies(SessionDesk desk, Tables tables) {
    this.desk = desk;
    this.tables = tables;
  }

  /** A copy of all that can be read of a game, with its undone events and its PINs. */
  public void make(long game, String name, Consumer<Created> then) {
    desk.disk()
        .execute(
            () -> {
              Created created = Created.of(copied(game, name));
              desk.main()
                  .execute(
                      () -> {
                        tables.reload();
                        then.accept(created);
                      });
            });
  }

  private Optional<Long> copied(long game, String name) {
    try {
      return Optional.ofNullable(desk.lines().game(game))
          .flatMap(row -> desk.reader().near(row, row.where.at))
          .map(read -> new OpenGame(desk, read).copy(name))
          .map(copy -> desk.newGames().storeCopy(game, copy));
    } catch (SQLException | IllegalStateException | IllegalArgumentException e) {
      Log.w("Copies", "game not copied", e);
      return Optional.empty();
    }
  }
}
