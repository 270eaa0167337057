/** Renders screens to pictures, and looks at each of them for what a person could not use. */
@NullMarked
package io.augur.app.pictures;

import org.jspecify.annotations.NullMarked;
