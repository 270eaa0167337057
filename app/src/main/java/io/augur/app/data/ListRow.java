package io.augur.app.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Embedded;
import java.time.Instant;

/** What the list of games shows of one; neither its setup nor anything of its hands. */
final class ListRow {
  final long id;
  final String name;
  final int players;

  @ColumnInfo(name = "created_at")
  final long createdAt;

  final String kind;

  @NonNull @Embedded final WhereRow where;

  ListRow(long id, String name, int players, long createdAt, String kind, WhereRow where) {
    this.id = id;
    this.name = name;
    this.players = players;
    this.createdAt = createdAt;
    this.kind = kind;
    this.where = where;
  }

  Kept toKept() {
    return new Kept(
        id, name, players, Instant.ofEpochMilli(createdAt), where.stopped(), Kind.of(kind));
  }
}
