/** What is kept on the phone; the only package that knows Room. */
@NullMarked
package io.augur.app.data;

import org.jspecify.annotations.NullMarked;
