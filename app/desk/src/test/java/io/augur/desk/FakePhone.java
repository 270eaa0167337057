package io.augur.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A phone that remembers what it was given. */
final class FakePhone implements Phone {
  final List<Input> taken = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch away = new CountDownLatch(1);

  @Override
  public void take(Input input) {
    taken.add(input);
    if (input instanceof Input.PutsAway) {
      away.countDown();
    }
  }

  void awaitPutAway() throws InterruptedException {
    away.await();
  }

  @Override
  public List<Element> elements() {
    Element.Bounds bounds = new Element.Bounds(1, 2, 3, 4);
    List<Element.Deed> deeds = List.of(Element.Deed.PRESS);
    return List.of(
        new Element(7, Element.Role.BUTTON, "Say \"yes\"", List.of("checked"), deeds, bounds));
  }
}
