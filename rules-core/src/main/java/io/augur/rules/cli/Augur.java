package io.augur.rules.cli;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.words.Language;
import io.augur.rules.words.Phrase;
import io.augur.rules.words.Words;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The program `augur`: replays, plays and checks logs, and looks things up. */
public final class Augur {
  private static final int GOOD = 0;
  private static final int FOUND_SOMETHING = 1;
  private static final int MISTAKE = 2;

  private final BufferedReader in;
  private final PrintStream out;
  private final PrintStream err;

  Augur(InputStream in, PrintStream out, PrintStream err) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
    this.err = err;
  }

  public static void main(String[] args) {
    int code = new Augur(System.in, utf8(System.out), utf8(System.err)).run(args);
    if (code != GOOD) {
      System.exit(code);
    }
  }

  private static PrintStream utf8(PrintStream stream) {
    try {
      return new PrintStream(stream, true, StandardCharsets.UTF_8.name());
    } catch (java.io.UnsupportedEncodingException e) {
      throw new IllegalStateException("no UTF-8 on this machine", e);
    }
  }

  /** Runs one command; the result is the exit code. */
  int run(String... args) {
    Words words = Words.in(Language.ENGLISH);
    try {
      List<String> rest = new ArrayList<>(List.of(args));
      int option = rest.indexOf("--lang");
      if (option >= 0 && option + 1 < rest.size()) {
        words = Words.in(language(rest.remove(option + 1)));
        rest.remove(option);
      }
      return command(rest, words);
    } catch (Mistake mistake) {
      err.println(words.say(mistake.reason()));
      return MISTAKE;
    }
  }

  private int command(List<String> args, Words words) throws Mistake {
    if (args.size() < 2 || (args.size() > 2 && !args.get(0).equals("reference"))) {
      throw new Mistake(Phrase.of("cli.usage"));
    }
    String what = args.get(1);
    switch (args.get(0)) {
      case "replay" -> new ReplayCommand(words, out).run(LogFile.of(what));
      case "play" -> new PlayCommand(words, in, out).run(LogFile.of(what));
      case "reference" ->
          out.println(Reference.page(String.join(" ", args.subList(1, args.size())), words));
      case "check" -> {
        return CheckCommand.run(LogFile.of(what), words, out) ? GOOD : FOUND_SOMETHING;
      }
      default -> throw new Mistake(Phrase.of("cli.usage"));
    }
    return GOOD;
  }

  private static Language language(String tag) throws Mistake {
    for (Language language : Language.values()) {
      if (language.tag().equals(tag.toLowerCase(Locale.ROOT))) {
        return language;
      }
    }
    throw new Mistake(Phrase.of("cli.no_language", arg("word", tag)));
  }
}
