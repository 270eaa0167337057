/** Looking something up: calamities, advances, phases and the words of the game. */
@NullMarked
package io.augur.app.reference;

import org.jspecify.annotations.NullMarked;
