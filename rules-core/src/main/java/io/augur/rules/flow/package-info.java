/** The kernel of the engine: what is on the table, what happened to it, and what is asked next. */
@NullMarked
package io.augur.rules.flow;

import org.jspecify.annotations.NullMarked;
