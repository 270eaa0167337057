/** Setting a table up: a new one, one to practise at, or a player's own hand at another's. */
@NullMarked
package io.augur.app.setup;

import org.jspecify.annotations.NullMarked;
