/** Phase 11: what is too much leaves the board. */
@NullMarked
package io.augur.app.surplus;

import org.jspecify.annotations.NullMarked;
