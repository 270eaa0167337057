/** What happened in a game, in words, and the way back to any of it. */
@NullMarked
package io.augur.app.journal;

import org.jspecify.annotations.NullMarked;
