/** How each kind of effect strikes: what is asked first, and what each victim does. */
@NullMarked
package io.augur.rules.strike;

import org.jspecify.annotations.NullMarked;
