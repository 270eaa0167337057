package io.augur.rules.table;

/** Something that has a stable name in logs and resources. */
public interface Keyed {
  String key();
}
