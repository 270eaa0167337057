package io.augur.app.tables;

import io.augur.app.ui.NameProblem;

/** The form that gives a table another name, as filled in so far. */
record TableForm(String name, NameProblem problem, Stage stage) {
  enum Stage {
    OPEN,
    STORING,
    NOT_STORED,
    STORED
  }
}
