package io.augur.rules.words;

import java.util.List;

/** A part of a template: plain text, a printed argument, or a word that follows a number. */
sealed interface Piece {
  record Plain(String text) implements Piece {}

  record Printed(String name) implements Piece {}

  record Counted(String name, List<String> forms) implements Piece {}
}
