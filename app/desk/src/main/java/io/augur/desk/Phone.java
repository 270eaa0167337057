package io.augur.desk;

import java.util.List;

/** A phone as the desk knows it; its picture goes to the {@link Screen} by itself. */
public interface Phone {
  /** Hands it an input, from any thread; inputs are taken in the order in which they come. */
  void take(Input input);

  /** What is on its screen, in reading order; none if it does not answer. */
  List<Element> elements();
}
