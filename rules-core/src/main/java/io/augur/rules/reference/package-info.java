/** The pages of the reference, made from the rows of the rules, and the search over them. */
@NullMarked
package io.augur.rules.reference;

import org.jspecify.annotations.NullMarked;
