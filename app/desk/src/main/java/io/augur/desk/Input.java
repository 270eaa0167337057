package io.augur.desk;

import java.nio.file.Path;

/** Something that a person does to the phone. */
public sealed interface Input {
  /** A finger, in pixels of the screen; the time is the browser's, in milliseconds. */
  record Finger(Move move, float x, float y, double time) implements Input {}

  record Wheel(float x, float y, float by) implements Input {}

  record Typed(String text) implements Input {}

  record Key(KeyName name) implements Input {}

  /** Done with an element that the phone named. */
  record Does(int element, Element.Deed deed) implements Input {}

  /** Puts a text into a field that the phone named. */
  record Fills(int element, String text) implements Input {}

  record Turns(Look look) implements Input {}

  /** Chose this file where the phone asked for one, or a place for the file it wants to save. */
  record Chose(Path file) implements Input {}

  /** Closed what the phone's system had asked. */
  record Closed() implements Input {}

  /** Puts the phone away; whatever it has not stored yet, it stores now. */
  record PutsAway() implements Input {}

  /** What a finger does. */
  enum Move {
    DOWN,
    MOVE,
    UP,
    CANCEL
  }

  /** The keys that are no letters. */
  enum KeyName {
    BACK,
    ENTER,
    BACKSPACE,
    DELETE,
    UP,
    DOWN,
    LEFT,
    RIGHT,
    HOME,
    END,
    PAGEUP,
    PAGEDOWN
  }
}
