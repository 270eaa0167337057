/** What may be seen and said of a game, and by whom. */
@NullMarked
package io.augur.rules.view;

import org.jspecify.annotations.NullMarked;
