/** What the calamities of a turn have brought: losses, cards, and how long it took. */
@NullMarked
package io.augur.app.summary;

import org.jspecify.annotations.NullMarked;
