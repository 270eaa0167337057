package io.augur.rules.flow;

import io.augur.rules.table.Civilization;

/** One of a player's counts, changed by so much. */
public record Change(Civilization player, Count count, int by) {}
