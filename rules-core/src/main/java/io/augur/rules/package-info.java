/** The rules of the game, as facts and as an engine. */
@NullMarked
package io.augur.rules;

import org.jspecify.annotations.NullMarked;
