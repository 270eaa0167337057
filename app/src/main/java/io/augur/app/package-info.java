/** The Android app: its process, its one activity, and a package for each screen. */
@NullMarked
package io.augur.app;

import org.jspecify.annotations.NullMarked;
