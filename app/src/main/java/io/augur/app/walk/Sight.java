package io.augur.app.walk;

/** Whether the table has seen what the last event brought to light. */
enum Sight {
  NEW,
  SEEN
}
