/** Setting a table up: a new one, or one to practise at. */
@NullMarked
package io.augur.app.setup;

import org.jspecify.annotations.NullMarked;
