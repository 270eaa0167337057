/** How the calamities of phase 9 are resolved: a pane for each kind of prompt. */
@NullMarked
package io.augur.app.resolve;

import org.jspecify.annotations.NullMarked;
