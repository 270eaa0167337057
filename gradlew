#!/bin/sh
# Runs Gradle: the official distribution and Android SDK where they are to be had,
# else their stand-ins made of Maven artifacts. How and why: gradle/bootstrap/README.md
set -eu

fail() { echo "gradlew: $1" >&2; exit 1; }

project=$(cd "$(dirname "$0")" && pwd -P)
bootstrap=$project/gradle/bootstrap
wrapper=$project/gradle/wrapper/gradle-wrapper.properties
user_home=${GRADLE_USER_HOME:-$HOME/.gradle}

# A JDK that Gradle runs on
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
command -v "$java" >/dev/null 2>&1 || fail "no Java found: install a JDK 17 and put it on the PATH or name it in JAVA_HOME"
jdk=$("$java" --add-modules jdk.compiler -XshowSettings:properties -version 2>&1 |
  sed -n 's/^ *java\.specification\.version = //p')
case $jdk in
  17 | 18 | 19 | 2[0-3]) ;;
  *) fail "Gradle needs a JDK 17 to 23, '$java' is ${jdk:-an older or smaller one}: install a JDK 17 or name it in JAVA_HOME" ;;
esac

# What the recipe makes has a name of its own for each version of the recipe
recipe=$(cat "$bootstrap"/*.java "$bootstrap"/pom.xml "$bootstrap"/modules/* | cksum | cut -d' ' -f1)
assembled=$user_home/augur
make_part() { "$java" -Daugur.recipe="$bootstrap" "$bootstrap/Bootstrap.java" "$1" "$2"; }

# Gradle
official() {
  version=$(sed -n 's/^distributionUrl=.*gradle-\(.*\)-bin\.zip$/\1/p' "$wrapper")
  for unpacked in "$user_home"/wrapper/dists/gradle-"$version"-*/*/gradle-"$version"/bin/gradle; do
    for whole in "${unpacked%/gradle-*}"/*.zip.ok; do
      [ -f "$whole" ] && [ -x "$unpacked" ] && gradle=$unpacked && return
    done
  done
  return 1
}
stand_in=$assembled/gradle-$recipe
if ! official; then
  if [ ! -d "$stand_in" ] && [ "${AUGUR_TOOLCHAIN:-}" != assembled ]; then
    "$java" "$bootstrap/Official.java" "$wrapper" "$user_home" || [ $? -eq 3 ] || exit 1
  fi
  if [ "${AUGUR_TOOLCHAIN:-}" = assembled ] || ! official; then
    [ -d "$stand_in" ] || make_part gradle "$stand_in"
    gradle=$stand_in/bin/gradle
    set -- -Pandroid.overrideVersionCheck=true "$@"
  fi
fi

# Android SDK
is_sdk() { [ -d "$1/licenses" ] || [ -d "$1/cmdline-tools" ] || [ -x "$1/platform-tools/adb" ]; }
sdk=
for candidate in "$(sed -n 's/^sdk\.dir=//p' "$project/local.properties" 2>/dev/null | tr -d '\\')" \
  "${ANDROID_HOME:-}" "${ANDROID_SDK_ROOT:-}"; do
  [ -n "$candidate" ] && is_sdk "$candidate" && sdk=$candidate && break
done
if [ -z "$sdk" ]; then
  sdk=$assembled/sdk-$recipe-jdk$jdk
  [ -d "$sdk" ] || make_part sdk "$sdk"
  unset ANDROID_SDK_ROOT
  export ANDROID_HOME="$sdk"
  experimental=android.suppressUnsupportedOptionWarnings,android.overrideVersionCheck,android.aapt2FromMavenOverride,android.experimental.lint.version
  set -- -Pandroid.aapt2FromMavenOverride="$sdk/build-tools/35.0.0/aapt2" -Pandroid.builder.sdkDownload=false \
    -Pandroid.suppressUnsupportedOptionWarnings=$experimental "$@"
fi

exec "$gradle" "$@"
