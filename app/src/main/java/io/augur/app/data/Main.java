package io.augur.app.data;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import javax.inject.Qualifier;

/** The executor of the thread that draws. */
@Qualifier
@Retention(RetentionPolicy.RUNTIME)
public @interface Main {}
