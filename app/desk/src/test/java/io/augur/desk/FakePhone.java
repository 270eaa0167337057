package io.augur.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A phone that remembers what it was given. */
final class FakePhone implements Phone {
  final List<Input> taken = Collections.synchronizedList(new ArrayList<>());

  @Override
  public void take(Input input) {
    taken.add(input);
  }

  @Override
  public List<Element> elements() {
    Element.Bounds bounds = new Element.Bounds(1, 2, 3, 4);
    List<Element.Deed> deeds = List.of(Element.Deed.PRESS);
    return List.of(
        new Element(7, Element.Role.BUTTON, "Say \"yes\"", List.of("checked"), deeds, bounds));
  }
}
