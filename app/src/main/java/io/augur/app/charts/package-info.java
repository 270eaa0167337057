/** A game in bars: how long it took, and who suffered what. */
@NullMarked
package io.augur.app.charts;

import org.jspecify.annotations.NullMarked;
