package io.augur.rules.flow;

import java.util.AbstractList;
import java.util.RandomAccess;

/** A list of what stands in an array; nobody can change it, and it costs nothing to make one. */
final class Fixed<T> extends AbstractList<T> implements RandomAccess {
  private final T[] items;

  Fixed(T[] items) {
    this.items = items;
  }

  @Override
  public T get(int index) {
    return items[index];
  }

  @Override
  public int size() {
    return items.length;
  }
}
