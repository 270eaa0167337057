/** Every text a player reads, by key, in every language. */
@NullMarked
package io.augur.rules.words;

import org.jspecify.annotations.NullMarked;
