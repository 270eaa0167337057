/** The screen of tables: the games kept on this phone. */
@NullMarked
package io.augur.app.tables;

import org.jspecify.annotations.NullMarked;
