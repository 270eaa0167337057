/** Phase 10: special abilities, and what they change. */
@NullMarked
package io.augur.app.abilities;

import org.jspecify.annotations.NullMarked;
