package io.augur.app.data;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor for whatever touches storage; one task at a time, in order. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface Disk {}
