package io.augur.rules.flow;

import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;
import java.util.List;

/** What a step made of the table, and the steps that take its place; or why it refused. */
public sealed interface Progress {
  /** The step is over, others come in its place. */
  record Went(Table table, List<? extends Step> next) implements Progress {}

  record Refused(Refusal refusal) implements Progress {}

  static Progress to(Table table) {
    return new Went(table, List.of());
  }

  static Progress to(Table table, Step next) {
    return new Went(table, List.of(next));
  }

  static Progress to(Table table, Step... next) {
    return new Went(table, List.of(next));
  }

  static Progress to(Table table, List<? extends Step> next) {
    return new Went(table, next);
  }

  static Progress refused(String key, Arg... args) {
    return refused(Phrase.of(key, args));
  }

  static Progress refused(Phrase reason) {
    return new Refused(new Refusal(reason));
  }
}
