package io.augur.app.tables;

/** The form that names a table, as filled in so far. */
record TableForm(Task task, String name, int players, NameProblem problem, Stage stage) {
  enum Task {
    CREATE,
    RENAME
  }

  enum NameProblem {
    NONE,
    BLANK,
    TOO_LONG
  }

  enum Stage {
    OPEN,
    STORING,
    NOT_STORED,
    STORED
  }
}
