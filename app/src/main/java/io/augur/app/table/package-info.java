/** The home of a game: everybody at the table, what comes next, and putting facts right. */
@NullMarked
package io.augur.app.table;

import org.jspecify.annotations.NullMarked;
