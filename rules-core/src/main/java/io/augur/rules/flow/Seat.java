package io.augur.rules.flow;

import io.augur.rules.table.Civilization;

/** A place at the table: a civilization and whoever plays it. */
public record Seat(Civilization civilization, String player) {}
