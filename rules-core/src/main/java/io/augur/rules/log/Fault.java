package io.augur.rules.log;

import io.augur.rules.words.Phrase;

/** The line of a log that can't be taken, from 1, and why; what stands before it is good. */
public record Fault(int line, Phrase reason) {}
