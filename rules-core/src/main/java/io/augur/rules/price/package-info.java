/** What advances cost, and why. */
@NullMarked
package io.augur.rules.price;

import org.jspecify.annotations.NullMarked;
