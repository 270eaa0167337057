package io.augur.app.data;

import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.History;
import io.augur.rules.log.Replay;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.PromptPage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Games for tests: those that the rules are tested with, and very long ones. */
final class Logs {
  private static final File FOLDER = new File("../rules-core/src/test/resources/logs");

  private Logs() {}

  static List<String> names() {
    String[] names = FOLDER.list();
    if (names == null) {
      throw new AssertionError("no logs in " + FOLDER);
    }
    Arrays.sort(names);
    return List.of(names);
  }

  static History history(String name) {
    try {
      byte[] log = Files.readAllBytes(FOLDER.toPath().resolve(name));
      Replay replay = Replay.of(new String(log, StandardCharsets.UTF_8));
      return ((Replay.Whole) replay).history();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Event> events(String name) {
    return history(name).now().events();
  }

  /** Turns in which nothing worse happens than counting, until there are so many events. */
  static History quiet(Setup setup, int events) {
    History history = History.of(setup);
    while (history.size() < events) {
      history.play(next(history.now(), history.size()));
    }
    return history;
  }

  private static Event next(Game game, int number) {
    if (game.prompt() instanceof Prompt.Gather && number % 100 < 90) {
      List<Civilization> players = game.table().setup().civilizations();
      Civilization player = players.get(number % players.size());
      return new Event.Has(player, Count.TOKENS, 10 + number % 7);
    }
    for (PromptPage.Choice choice : choices(PromptPage.of(game))) {
      if (!(choice.event() instanceof Event.Ended)
          && game.play(choice.event()) instanceof Outcome.Played) {
        return choice.event();
      }
    }
    throw new AssertionError("no answer to " + game.prompt());
  }

  private static List<PromptPage.Choice> choices(PromptPage page) {
    List<PromptPage.Choice> choices = new ArrayList<>(page.choices());
    page.tasks().forEach(task -> choices.addAll(choices(task.page())));
    return choices;
  }
}
