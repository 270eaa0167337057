/** Players, civilizations, advances, and the orders they stand in. */
@NullMarked
package io.augur.rules.table;

import org.jspecify.annotations.NullMarked;
