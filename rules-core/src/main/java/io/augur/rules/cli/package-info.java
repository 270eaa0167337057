/** The terminal program. */
@NullMarked
package io.augur.rules.cli;

import org.jspecify.annotations.NullMarked;
