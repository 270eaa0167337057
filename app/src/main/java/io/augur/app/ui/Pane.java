package io.augur.app.ui;

/**
 * The part of the walk's screen that puts one kind of prompt. A package that knows how to ask one
 * binds a {@link Maker} into the map of {@link PromptKey}; the walk finds it there and never knows
 * the package. In the same way {@link EventKey} binds what is shown after an event until somebody
 * taps on.
 */
public interface Pane {
  /** Shows the question as it stands; called again after every change. */
  void show(Asked asked);

  /** Whether it puts the question itself, so that the walk need not. */
  default boolean putsQuestion() {
    return false;
  }

  /** Whether it needs more than half of a wide screen. */
  default boolean isBroad() {
    return false;
  }

  /** Whether it can show another question of its kind, which spares making all its views anew. */
  default boolean showsAnother() {
    return false;
  }

  /** Makes a pane on a stage. */
  interface Maker {
    Pane on(Stage stage);
  }
}
