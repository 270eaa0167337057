package io.augur.rules.calamity;

import io.augur.rules.table.Confidence;

/** A clarification, and how sure we are that it holds for this calamity. */
public record Note(Clarification clarification, Confidence confidence) {}
