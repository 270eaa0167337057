package io.augur.rules.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Asides as lines: "# a remark", "sealed 0a1b2c3d4e5f: 3 1 2 nonce 00ff00ff00ff00ff", "tapped 2".
 */
final class AsideText {
  private static final int MOST_CARDS = 99;

  private AsideText() {}

  static String print(Aside aside) {
    if (aside instanceof Aside.Sealed sealed) {
      return "sealed " + sealed.seal() + ": " + sealed.shuffle().text();
    }
    return aside instanceof Aside.Tapped tapped
        ? "tapped " + tapped.place()
        : ((Aside.Remark) aside).text();
  }

  /** The aside that begins here, unless the line is an event. */
  static Optional<Aside> read(Cursor in) {
    if (in.atEnd() || in.startsWith("#")) {
      return Optional.of(new Aside.Remark(in.all()));
    }
    if (in.accept("tapped ")) {
      return Optional.of(new Aside.Tapped(in.number()));
    }
    return in.accept("sealed ") ? Optional.of(sealed(in)) : Optional.empty();
  }

  private static Aside sealed(Cursor in) {
    String seal = hex(in);
    in.expect(": ");
    List<Integer> order = new ArrayList<>();
    while (!in.accept("nonce ") && order.size() < MOST_CARDS) {
      order.add(in.number());
      in.expect(' ');
    }
    String nonce = hex(in);
    try {
      return new Aside.Sealed(new Shuffle(order, nonce), seal);
    } catch (IllegalArgumentException e) {
      throw Cursor.unreadable("log.no_shuffle");
    }
  }

  private static String hex(Cursor in) {
    StringBuilder hex = new StringBuilder();
    while (!in.atEnd() && !in.startsWith(":")) {
      hex.append(in.next());
    }
    return hex.toString();
  }
}
