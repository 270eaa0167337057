/** What screens share. */
@NullMarked
package io.augur.app.ui;

import org.jspecify.annotations.NullMarked;
