/** Phase 8: cards that lie face down, and the one that a neighbour turns over. */
@NullMarked
package io.augur.app.selection;

import org.jspecify.annotations.NullMarked;
