/** A game as text: one line for each event, read back to the same game. */
@NullMarked
package io.augur.rules.log;

import org.jspecify.annotations.NullMarked;
