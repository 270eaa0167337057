package io.augur.app.data;

import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Count;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Outcome;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Setup;
import io.augur.rules.log.History;
import io.augur.rules.log.Replay;
import io.augur.rules.table.Civilization;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;

/** Games for tests: those that the rules are tested with, and very long ones. */
final class Logs {
  private static final File FOLDER = new File("../rules-core/src/test/resources/logs");

  /** With draws, calls, two copies, traded cards and a hand over the limit, but soon over. */
  static final List<String> SHORT =
      List.of(
          "selection-8.log",
          "by-hand-5.log",
          "famine-two-copies-12.log",
          "too-many-cards-5.log",
          "whole-turn-east-5.log");

  private Logs() {}

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
    List<Civilization> players = game.table().setup().civilizations();
    Prompt prompt = game.prompt();
    if (prompt instanceof Prompt.Gather && number % 300 < 280) {
      return new Event.Has(players.get(number % players.size()), Count.TOKENS, 10 + number % 7);
    }
    if (prompt instanceof Prompt.HowMany asked) {
      return new Event.Has(asked.player(), asked.count(), 3);
    }
    if (game.play(new Event.WentOn()) instanceof Outcome.Played) {
      return new Event.WentOn();
    }
    for (Civilization player : players) {
      Event done = new Event.Answered(player, Answer.DONE);
      if (game.play(done) instanceof Outcome.Played) {
        return done;
      }
    }
    throw new AssertionError("no answer to " + prompt);
  }
}
