package io.augur.rules.log;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Cards laid out in an order that chance made, and a nonce that keeps others from guessing it; the
 * order names the cards by their places in the prompt, from 1.
 */
public record Shuffle(List<Integer> order, String nonce) {
  private static final int NONCE_BYTES = 8;
  private static final int SEAL_BYTES = 6;
  private static final int BYTES = 256;

  public Shuffle {
    order = List.copyOf(order);
    List<Integer> sorted = new ArrayList<>(order);
    Collections.sort(sorted);
    for (int i = 0; i < sorted.size(); i++) {
      if (sorted.get(i) != i + 1) {
        throw new IllegalArgumentException("not an order of " + order.size() + " cards: " + order);
      }
    }
  }

  /** A shuffle of so many cards that depends on nothing but these bytes. */
  public static Shuffle of(int cards, RandomBytes bytes) {
    if (cards < 1 || cards > BYTES) {
      throw new IllegalArgumentException("cards < 1 or > " + BYTES + ": " + cards);
    }
    Integer[] order = new Integer[cards];
    for (int i = 0; i < cards; i++) {
      order[i] = i + 1;
    }
    for (int i = cards - 1; i > 0; i--) { // Fisher-Yates
      int other = below(i + 1, bytes);
      int card = order[i];
      order[i] = order[other];
      order[other] = card;
    }
    byte[] nonce = new byte[NONCE_BYTES];
    for (int i = 0; i < NONCE_BYTES; i++) {
      nonce[i] = (byte) bytes.next();
    }
    return new Shuffle(List.of(order), hex(nonce, NONCE_BYTES));
  }

  /** Bytes that would favour the small numbers are thrown away. */
  private static int below(int bound, RandomBytes bytes) {
    int fair = BYTES - BYTES % bound;
    int next = bytes.next();
    while (next >= fair) {
      next = bytes.next();
    }
    return next % bound;
  }

  /** What the table sees before the tap: the first bytes of the SHA-256 of order and nonce. */
  public String seal() {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return hex(sha.digest(text().getBytes(StandardCharsets.UTF_8)), SEAL_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("no SHA-256 on this machine", e);
    }
  }

  /** The text that is sealed: "3 1 2 nonce 00ff00ff00ff00ff". */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int card : order) {
      text.append(card).append(' ');
    }
    return text.append("nonce ").append(nonce).toString();
  }

  private static String hex(byte[] bytes, int most) {
    StringBuilder hex = new StringBuilder();
    for (int i = 0; i < most; i++) {
      hex.append(Character.forDigit((bytes[i] >> 4) & 15, 16));
      hex.append(Character.forDigit(bytes[i] & 15, 16));
    }
    return hex.toString();
  }
}
