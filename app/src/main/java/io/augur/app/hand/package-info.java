/** A player's own cards, behind a curtain, while the phone goes round. */
@NullMarked
package io.augur.app.hand;

import org.jspecify.annotations.NullMarked;
