package io.augur.rules.view;

import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * A prompt in words that everybody at the table may read: the question, what can be answered, what
 * can't and why, and how its numbers came about.
 */
public record PromptPage(
    Phrase question,
    List<Choice> choices,
    List<Phrase> candidates,
    List<Barred> barred,
    List<Phrase> traces,
    List<Task> tasks) {

  /** An answer that needs no more than a tap. */
  public record Choice(Phrase label, Event event) {}

  /** What can't be answered, and why. */
  public record Barred(Phrase label, Phrase reason) {}

  /** One player's page among several, and whom he waits for. */
  public record Task(Civilization player, PromptPage page, List<Phrase> waitsFor) {
    public Task {
      waitsFor = List.copyOf(waitsFor);
    }
  }

  public PromptPage {
    choices = List.copyOf(choices);
    candidates = List.copyOf(candidates);
    barred = List.copyOf(barred);
    traces = List.copyOf(traces);
    tasks = List.copyOf(tasks);
  }

  /** The question alone, without anything to pick from. */
  static PromptPage asking(Prompt prompt) {
    return of(Questions.of(prompt));
  }

  private static PromptPage of(Phrase question) {
    return new PromptPage(question, List.of(), List.of(), List.of(), List.of(), List.of());
  }

  public static PromptPage of(Prompt prompt) {
    return Pages.of(prompt);
  }

  /** What the game rests on, also when it is over. */
  public static PromptPage of(Game game) {
    return game.isOver() ? of(Questions.OVER) : of(game.prompt());
  }

  PromptPage offering(Phrase label, Event event) {
    List<Choice> more = new ArrayList<>(choices);
    more.add(new Choice(label, event));
    return new PromptPage(question, more, candidates, barred, traces, tasks);
  }

  PromptPage naming(List<Civilization> legal, List<Prompt.Name.Barred> illegal) {
    return new PromptPage(question, choices, Says.each(legal), barred, traces, tasks)
        .barring(illegal);
  }

  PromptPage listing(Phrase candidate) {
    List<Phrase> more = new ArrayList<>(candidates);
    more.add(candidate);
    return new PromptPage(question, choices, more, barred, traces, tasks);
  }

  PromptPage barring(List<Prompt.Name.Barred> illegal) {
    List<Barred> more = new ArrayList<>(barred);
    illegal.forEach(it -> more.add(new Barred(Says.of(it.player()), it.reason())));
    return new PromptPage(question, choices, candidates, more, traces, tasks);
  }

  PromptPage because(Phrase trace) {
    List<Phrase> more = new ArrayList<>(traces);
    more.add(trace);
    return new PromptPage(question, choices, candidates, barred, more, tasks);
  }

  PromptPage with(List<Prompt.Task> open) {
    List<Task> pages = new ArrayList<>();
    for (Prompt.Task task : open) {
      pages.add(new Task(task.player(), of(task.prompt()), Says.each(task.waitsFor())));
    }
    return new PromptPage(question, choices, candidates, barred, traces, pages);
  }
}
