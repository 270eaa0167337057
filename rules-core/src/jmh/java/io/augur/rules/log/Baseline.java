package io.augur.rules.log;

/**
 * What a hand-written loop would do: find the words of each line, and copy one row of 18 numbers.
 */
final class Baseline {
  private static final int PLAYERS = 18;

  private Baseline() {}

  /** A number for each player, and how many lines led to it. */
  private static final class Row {
    final int[] numbers;
    final int line;

    Row(int[] numbers, int line) {
      this.numbers = numbers;
      this.line = line;
    }
  }

  static int replay(String log) {
    char[] text = log.toCharArray();
    Row row = new Row(new int[PLAYERS], 0);
    int at = 0;
    while (at < text.length) {
      int hash = 0;
      int number = 0;
      int first = 0;
      for (; at < text.length && text[at] != '\n'; at++) {
        char c = text[at];
        if (c == ' ') {
          first = first == 0 ? hash : first;
          hash = 0;
        } else if (c >= '0' && c <= '9') {
          number = 10 * number + c - '0';
        } else {
          hash = 31 * hash + c;
        }
      }
      at++;
      int[] numbers = row.numbers.clone();
      numbers[Math.floorMod(first, PLAYERS)] = number + hash;
      row = new Row(numbers, row.line + 1);
    }
    return row.line + row.numbers[0];
  }
}
