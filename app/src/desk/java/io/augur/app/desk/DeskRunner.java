package io.augur.app.desk;

import org.junit.runners.model.FrameworkMethod;
import org.junit.runners.model.InitializationError;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.internal.bytecode.InstrumentationConfiguration;

/** Runs the phone in Robolectric's sandbox, but shares the desk with the world outside it. */
public final class DeskRunner extends RobolectricTestRunner {
  public DeskRunner(Class<?> phone) throws InitializationError {
    super(phone);
  }

  @Override
  protected InstrumentationConfiguration createClassLoaderConfig(FrameworkMethod method) {
    return new InstrumentationConfiguration.Builder(super.createClassLoaderConfig(method))
        .doNotAcquirePackage("io.augur.desk.")
        .build();
  }
}
