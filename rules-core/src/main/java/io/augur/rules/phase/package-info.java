/** The phases of a turn from calamity selection to the buying of advances. */
@NullMarked
package io.augur.rules.phase;

import org.jspecify.annotations.NullMarked;
