package io.augur.app.data;

import java.util.Optional;

/** What became of a new game. */
public sealed interface Created {
  record Stored(long id) implements Created {}

  record NotStored() implements Created {}

  static Created of(Optional<Long> id) {
    return id.<Created>map(Stored::new).orElseGet(NotStored::new);
  }
}
