/** Phase 13: how the markers move on the A.S.T. */
@NullMarked
package io.augur.app.markers;

import org.jspecify.annotations.NullMarked;
