package io.augur.app.data;

/** Which of two cards with one name was drawn by hand; who gave them stays unsaid. */
public enum Copy {
  UPPER,
  LOWER,

  /** Nobody knows, so the order that was sealed before decides. */
  FIRST_LAID
}
