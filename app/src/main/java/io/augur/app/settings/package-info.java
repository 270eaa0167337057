/** What can be set for the whole app. */
@NullMarked
package io.augur.app.settings;

import org.jspecify.annotations.NullMarked;
