#!/bin/sh
# Starts the assembled Gradle in this process: it has no daemon.
home=$(cd "$(dirname "$0")/.." && pwd)
classpath=$(ls "$home"/lib/gradle-*.jar | tr '\n' ':')$home/lib/slf4j-api-1.7.36.jar
opens=--add-opens=java.prefs/java.util.prefs=ALL-UNNAMED
for package in java.lang java.lang.invoke java.net java.nio.charset java.util java.util.concurrent; do
  opens="$opens --add-opens=java.base/$package=ALL-UNNAMED"
done
# shellcheck disable=SC2086 # the options are words
exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" $opens --add-opens=java.xml/javax.xml.namespace=ALL-UNNAMED \
  -Xmx3g -XX:MaxMetaspaceSize=1g ${JAVA_OPTS:-} ${GRADLE_OPTS:-} \
  -Dorg.gradle.appname=gradlew -cp "$classpath" org.gradle.launcher.GradleMain "$@"
