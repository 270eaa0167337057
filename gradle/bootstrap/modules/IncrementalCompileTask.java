package org.gradle.internal.compiler.java;

import java.io.File;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;

/** Stands in for the task that records what incremental compilation needs: it only compiles. */
public class IncrementalCompileTask implements JavaCompiler.CompilationTask {
  private final JavaCompiler.CompilationTask delegate;

  public IncrementalCompileTask(
      JavaCompiler.CompilationTask delegate,
      Function<File, Optional<String>> relativize,
      Consumer<String> backup,
      Consumer<Map<String, Set<String>>> classNames,
      BiConsumer<String, String> publicDependencies,
      BiConsumer<String, String> privateDependencies) {
    this.delegate = delegate;
  }

  @Override
  public void addModules(Iterable<String> modules) {
    delegate.addModules(modules);
  }

  @Override
  public void setProcessors(Iterable<? extends Processor> processors) {
    delegate.setProcessors(processors);
  }

  @Override
  public void setLocale(Locale locale) {
    delegate.setLocale(locale);
  }

  @Override
  public Boolean call() {
    return delegate.call();
  }
}
