/** What a calamity does to a player, as declarations whose amounts explain themselves. */
@NullMarked
package io.augur.rules.effect;

import org.jspecify.annotations.NullMarked;
