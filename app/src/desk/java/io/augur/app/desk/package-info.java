/** The phone that lies on the desk: the app on Robolectric, in real time, drawn and touched. */
@NullMarked
package io.augur.app.desk;

import org.jspecify.annotations.NullMarked;
