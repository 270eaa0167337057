package io.augur.app.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What somebody has entered but not answered yet: numbers by name. */
public record Draft(Map<String, Integer> numbers) {
  public static final Draft EMPTY = new Draft(Map.of());

  public Draft {
    numbers = Map.copyOf(numbers);
  }

  public boolean has(String name) {
    return numbers.containsKey(name);
  }

  public int number(String name, int otherwise) {
    Integer number = numbers.get(name);
    return number == null ? otherwise : number;
  }

  public Draft with(String name, int number) {
    Map<String, Integer> more = new TreeMap<>(numbers);
    more.put(name, number);
    return new Draft(more);
  }

  public Draft without(String name) {
    Map<String, Integer> fewer = new TreeMap<>(numbers);
    fewer.remove(name);
    return new Draft(fewer);
  }

  /** The numbers kept as a list under this name. */
  public List<Integer> list(String name) {
    List<Integer> list = new ArrayList<>();
    while (has(name + "." + list.size())) {
      list.add(number(name + "." + list.size(), 0));
    }
    return list;
  }

  public Draft withList(String name, List<Integer> list) {
    Draft draft = this;
    for (int i = list(name).size() - 1; i >= 0; i--) {
      draft = draft.without(name + "." + i);
    }
    for (int i = 0; i < list.size(); i++) {
      draft = draft.with(name + "." + i, list.get(i));
    }
    return draft;
  }

  /** The text kept under this name, empty if there is none. */
  public String text(String name) {
    StringBuilder text = new StringBuilder();
    list(name).forEach(text::appendCodePoint);
    return text.toString();
  }

  public Draft withText(String name, String text) {
    List<Integer> letters = new ArrayList<>();
    text.codePoints().forEach(letters::add);
    return withList(name, letters);
  }

  /** The draft that lies inside this one under a name. */
  public Draft inner(String name) {
    Map<String, Integer> inner = new TreeMap<>();
    numbers.forEach(
        (key, number) -> {
          if (key.startsWith(name + "/")) {
            inner.put(key.substring(name.length() + 1), number);
          }
        });
    return new Draft(inner);
  }

  public Draft withInner(String name, Draft inner) {
    Map<String, Integer> all = new TreeMap<>(numbers);
    all.keySet().removeIf(key -> key.startsWith(name + "/"));
    inner.numbers().forEach((key, number) -> all.put(name + "/" + key, number));
    return new Draft(all);
  }
}
