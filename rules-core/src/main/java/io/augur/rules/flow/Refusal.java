package io.augur.rules.flow;

import io.augur.rules.words.Phrase;

/** Why an event can't be taken; nothing has changed. */
public record Refusal(Phrase reason) {}
