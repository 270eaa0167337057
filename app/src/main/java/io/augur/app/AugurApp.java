package io.augur.app;

import android.app.Application;
import dagger.hilt.android.HiltAndroidApp;

/** The Android process of Augur, and the root of its object graph. */
@HiltAndroidApp
public final class AugurApp extends Application {}
