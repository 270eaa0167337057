/** The catalogue of calamities, the order they are called in, and their reference pages. */
@NullMarked
package io.augur.rules.calamity;

import org.jspecify.annotations.NullMarked;
