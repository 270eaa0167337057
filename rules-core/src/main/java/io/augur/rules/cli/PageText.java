package io.augur.rules.cli;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.log.EventText;
import io.augur.rules.view.PromptPage;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.io.PrintStream;

/** A prompt as lines of text: the question, what may and may not be answered, and why. */
final class PageText {
  private static final String INDENT = "  ";

  private final Words words;
  private final PrintStream out;

  PageText(Words words, PrintStream out) {
    this.words = words;
    this.out = out;
  }

  void print(PromptPage page) {
    out.println(words.text("cli.now", arg("question", page.question())));
    details(page, INDENT);
    for (PromptPage.Task task : page.tasks()) {
      print(INDENT, words.text("cli.task", arg("question", task.page().question())));
      for (Phrase before : task.waitsFor()) {
        print(INDENT + INDENT, words.text("cli.waits", arg("players", before)));
      }
      details(task.page(), INDENT + INDENT);
    }
  }

  private void details(PromptPage page, String indent) {
    for (Phrase trace : page.traces()) {
      print(indent, words.text("cli.trace", arg("trace", trace)));
    }
    for (Phrase candidate : page.candidates()) {
      print(indent, words.text("cli.may", arg("name", candidate)));
    }
    for (PromptPage.Barred barred : page.barred()) {
      print(
          indent,
          words.text("cli.barred", arg("name", barred.label()), arg("reason", barred.reason())));
    }
    for (PromptPage.Choice choice : page.choices()) {
      String line = EventText.print(choice.event());
      print(
          indent + "> ", words.text("cli.choice", arg("line", line), arg("label", choice.label())));
    }
  }

  private void print(String indent, String line) {
    out.println(indent + line);
  }
}
