package io.augur.rules.log;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.table.Keyed;
import io.augur.rules.words.Arg;
import io.augur.rules.words.Phrase;

/** A place in a line, and what can be read from there. */
final class Cursor {
  private static final int MOST_DIGITS = 9;

  private final char[] text;
  private int at;
  private int end;

  Cursor(char[] text) {
    this.text = text;
    this.end = text.length;
  }

  static Cursor over(String line) {
    return new Cursor(line.toCharArray());
  }

  Cursor move(int from, int to) {
    at = from;
    end = to;
    return this;
  }

  /** The next word, which has to be one of these. */
  <T extends Keyed> T word(Vocabulary<T> vocabulary) {
    int from = at;
    int index = index(vocabulary);
    if (index == Vocabulary.NONE) {
      at = from;
      throw unreadable("log.unknown_word", arg("word", rest()));
    }
    return vocabulary.get(index);
  }

  /** The place of the next word among these, passing over it only if it is one of them. */
  int index(Vocabulary<?> vocabulary) {
    int to = at;
    int hash = 0;
    while (to < end && isLetter(text[to])) {
      hash = 31 * hash + text[to++];
    }
    int index = vocabulary.find(text, at, to, hash);
    if (index != Vocabulary.NONE) {
      at = to;
    }
    return index;
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || c == '_' || (c >= '0' && c <= '9');
  }

  /** A number as it is printed: no plus, no zero in front. */
  int number() {
    int from = at;
    boolean minus = accept('-');
    int first = at;
    int number = 0;
    while (at < end && text[at] >= '0' && text[at] <= '9' && at - first < MOST_DIGITS) {
      number = 10 * number + (text[at++] - '0');
    }
    boolean padded = text.length > first && text[first] == '0' && (at - first > 1 || minus);
    if (at == first || padded || (at < end && text[at] >= '0' && text[at] <= '9')) {
      at = from;
      throw unreadable("log.no_number", arg("word", rest()));
    }
    return minus ? -number : number;
  }

  /** A number and what is counted, in the form that follows the number. */
  int count(Noun noun) {
    int number = number();
    expect(' ');
    expect(noun.after(number));
    return number;
  }

  long fingerprint() {
    long number = end - at < Fingerprint.LENGTH ? -1 : Fingerprint.number(text, at);
    if (number < 0) {
      throw unreadable("log.no_fingerprint", arg("word", rest()));
    }
    at += Fingerprint.LENGTH;
    return number;
  }

  boolean accept(char c) {
    boolean there = at < end && text[at] == c;
    at += there ? 1 : 0;
    return there;
  }

  boolean accept(String what) {
    if (!startsWith(what)) {
      return false;
    }
    at += what.length();
    return true;
  }

  boolean startsWith(String what) {
    if (end - at < what.length()) {
      return false;
    }
    for (int i = 0; i < what.length(); i++) {
      if (text[at + i] != what.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  void expect(char c) {
    if (!accept(c)) {
      throw unreadable("log.expected", arg("wanted", String.valueOf(c)), arg("word", rest()));
    }
  }

  void expect(String what) {
    if (!accept(what)) {
      throw unreadable("log.expected", arg("wanted", what), arg("word", rest()));
    }
  }

  void expectEnd() {
    if (at < end) {
      throw unreadable("log.too_much", arg("word", rest()));
    }
  }

  void expectMore() {
    if (at == end) {
      throw unreadable("log.ends_early");
    }
  }

  boolean atEnd() {
    return at == end;
  }

  char next() {
    expectMore();
    return text[at++];
  }

  /** All that has not been read yet. */
  String all() {
    String all = new String(text, at, end - at);
    at = end;
    return all;
  }

  /** What has not been read yet, shortened where it is long. */
  private String rest() {
    int most = 24;
    return end - at <= most
        ? new String(text, at, end - at)
        : new String(text, at, most) + '\u2026';
  }

  static Unreadable unreadable(String key, Arg... args) {
    return new Unreadable(Phrase.of(key, args));
  }
}
