package org.gradle.launcher;

import java.io.File;
import org.gradle.api.internal.StartParameterInternal;
import org.gradle.cli.CommandLineParser;
import org.gradle.cli.ParsedCommandLine;
import org.gradle.initialization.BuildRequestMetaData;
import org.gradle.initialization.DefaultBuildCancellationToken;
import org.gradle.initialization.DefaultBuildRequestContext;
import org.gradle.initialization.DefaultBuildRequestMetaData;
import org.gradle.initialization.ReportedException;
import org.gradle.initialization.layout.BuildLayoutFactory;
import org.gradle.internal.buildprocess.BuildProcessState;
import org.gradle.internal.classpath.ClassPath;
import org.gradle.internal.instrumentation.agent.AgentStatus;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.services.DefaultLoggingManagerFactory;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.launcher.bootstrap.EntryPoint;
import org.gradle.launcher.bootstrap.ExecutionListener;
import org.gradle.launcher.cli.converter.BuildLayoutConverter;
import org.gradle.launcher.cli.converter.InitialPropertiesConverter;
import org.gradle.launcher.cli.converter.LayoutToPropertiesConverter;
import org.gradle.launcher.cli.converter.StartParameterConverter;
import org.gradle.launcher.configuration.AllProperties;
import org.gradle.launcher.configuration.BuildLayoutResult;
import org.gradle.launcher.configuration.InitialProperties;
import org.gradle.launcher.exec.BuildActionResult;
import org.gradle.launcher.exec.BuildExecutor;
import org.gradle.launcher.exec.DefaultBuildActionParameters;
import org.gradle.tooling.internal.provider.action.ExecuteBuildAction;
import org.gradle.util.GradleVersion;

/** The command line of Gradle, for builds in this process. */
public class Main extends EntryPoint {
  private final File folder = new File("").getAbsoluteFile();

  @Override
  protected void doAction(String[] args, ExecutionListener listener) {
    CommandLineParser parser = new CommandLineParser();
    InitialPropertiesConverter initial = new InitialPropertiesConverter();
    BuildLayoutConverter layouts = new BuildLayoutConverter();
    StartParameterConverter starts = new StartParameterConverter();
    initial.configure(parser);
    layouts.configure(parser);
    starts.configure(parser);
    parser.option("daemon");
    parser.option("no-daemon");
    parser.option("v", "version");
    ParsedCommandLine line = parser.parse(args);
    if (line.hasOption("version")) {
      System.out.println("Gradle " + GradleVersion.current().getVersion() + ", assembled");
      return;
    }
    InitialProperties first = initial.convert(line);
    BuildLayoutResult layout = layouts.convert(first, line, folder);
    AllProperties all =
        new LayoutToPropertiesConverter(new BuildLayoutFactory()).convert(first, layout);
    build(starts.convert(line, layout, all, new StartParameterInternal()), layout, listener);
  }

  private void build(
      StartParameterInternal start, BuildLayoutResult layout, ExecutionListener listener) {
    ServiceRegistry logging = LoggingServiceRegistry.newCommandLineProcessLogging();
    NativeServices.initializeOnDaemon(
        layout.getGradleUserHomeDir(), NativeServices.NativeServicesMode.fromSystemProperties());
    LoggingManagerInternal log = logging.get(DefaultLoggingManagerFactory.class).getRoot();
    log.setLevelInternal(start.getLogLevel());
    log.start();
    if (System.console() != null) {
      log.attachProcessConsole(start.getConsoleOutput());
    }
    BuildProcessState process =
        new BuildProcessState(
            true, AgentStatus.disabled(), ClassPath.EMPTY, logging, NativeServices.getInstance());
    try {
      BuildActionResult result =
          process
              .getServices()
              .get(BuildExecutor.class)
              .execute(
                  new ExecuteBuildAction(start),
                  new DefaultBuildActionParameters(
                      System.getProperties(),
                      System.getenv(),
                      folder,
                      start.getLogLevel(),
                      false,
                      ClassPath.EMPTY),
                  new DefaultBuildRequestContext(
                      now(), new DefaultBuildCancellationToken(), event -> {}));
      if (result.hasFailure()) {
        RuntimeException failure = result.getException();
        listener.onFailure(failure != null ? failure : new ReportedException());
      }
    } finally {
      process.close();
    }
  }

  private static BuildRequestMetaData now() {
    return new DefaultBuildRequestMetaData(System.currentTimeMillis());
  }
}
