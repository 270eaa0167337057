/** A player's own phone at somebody else's table: the calls, and the cue to reveal a card. */
@NullMarked
package io.augur.app.notepad;

import org.jspecify.annotations.NullMarked;
