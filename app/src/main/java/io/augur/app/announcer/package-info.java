/** The present call in full screen, and aloud for who likes it. */
@NullMarked
package io.augur.app.announcer;

import org.jspecify.annotations.NullMarked;
