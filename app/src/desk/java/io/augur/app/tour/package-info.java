/** Drives the app through a turn by itself, and takes pictures on the way. */
@NullMarked
package io.augur.app.tour;

import org.jspecify.annotations.NullMarked;
