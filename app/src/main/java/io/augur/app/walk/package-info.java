/**
 * The walk through the phases: the frame around whatever the table is asked. What stands inside it
 * for a kind of prompt is a {@link io.augur.app.ui.Pane} that another package binds into the map of
 * {@link io.augur.app.ui.PromptKey}; tasks of several players are listed here, and the pane is that
 * of the one picked. A kind without a pane shows its question and its ready choices.
 */
@NullMarked
package io.augur.app.walk;

import org.jspecify.annotations.NullMarked;
