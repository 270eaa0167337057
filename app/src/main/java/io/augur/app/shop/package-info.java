/** Phase 12: advances are bought, and hands kept within their limit. */
@NullMarked
package io.augur.app.shop;

import org.jspecify.annotations.NullMarked;
