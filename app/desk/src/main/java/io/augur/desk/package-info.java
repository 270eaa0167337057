/**
 * The desk that a phone lies on: serves its screen to a browser and hands it what is done there.
 */
@NullMarked
package io.augur.desk;

import org.jspecify.annotations.NullMarked;
