package io.augur.rules.strike;

import io.augur.rules.effect.Result;
import io.augur.rules.flow.Loss;

/** What a victim has to lose: in which way, and how much of it. */
record Due(Loss loss, Result much) {}
