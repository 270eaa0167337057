package io.augur.app.store;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.Test;

/** What stores show of the app is there in both languages, and as long and large as they take. */
public final class StoreTest {
  private static final Path METADATA = Path.of("../fastlane/metadata/android");
  private static final List<String> LANGUAGES = List.of("en-US", "pl-PL");

  @Test
  public void textsAreNotLongerThanStoresTake() throws IOException {
    for (String language : LANGUAGES) {
      assertLength(language, "title.txt", 30);
      assertLength(language, "short_description.txt", 80);
      assertLength(language, "full_description.txt", 4000);
      assertLength(language, "changelogs/" + versionCode() + ".txt", 500);
    }
  }

  @Test
  public void bothLanguagesHaveTheSameFiles() throws IOException {
    assertThat(files(LANGUAGES.get(0))).isEqualTo(files(LANGUAGES.get(1)));
  }

  @Test
  public void picturesHaveTheShapeThatStoresTake() throws IOException {
    for (String language : LANGUAGES) {
      Path images = METADATA.resolve(language).resolve("images");
      assertThat(size(images.resolve("featureGraphic.png"))).containsExactly(1024, 500).inOrder();
      assertShape(images.resolve("phoneScreenshots"));
      assertShape(images.resolve("tenInchScreenshots"));
    }
  }

  private static void assertLength(String language, String file, int most) throws IOException {
    String text = Files.readString(METADATA.resolve(language).resolve(file)).trim();
    assertWithMessage("%s/%s", language, file).that(text).isNotEmpty();
    assertWithMessage("%s/%s", language, file).that(text.length()).isAtMost(most);
  }

  private static void assertShape(Path folder) throws IOException {
    List<String> names = names(folder);
    assertThat(names.size()).isAtLeast(4);
    assertThat(names.size()).isAtMost(8);
    for (String name : names) {
      List<Integer> size = size(folder.resolve(name));
      int longer = Collections.max(size);
      int shorter = Collections.min(size);
      assertWithMessage(name).that(shorter).isAtLeast(320);
      assertWithMessage(name).that(longer).isAtMost(Math.min(3840, 2 * shorter));
    }
  }

  /** Width and height, which stand at the beginning of a PNG. */
  private static List<Integer> size(Path picture) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(picture))) {
      in.readFully(new byte[16]);
      return List.of(in.readInt(), in.readInt());
    }
  }

  private static List<String> files(String language) throws IOException {
    return names(METADATA.resolve(language));
  }

  private static List<String> names(Path folder) throws IOException {
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(Files::isRegularFile)
          .sorted()
          .forEach(file -> names.add(folder.relativize(file).toString()));
    }
    return names;
  }

  private static String versionCode() throws IOException {
    Matcher code =
        Pattern.compile("versionCode (\\d+)").matcher(Files.readString(Path.of("build.gradle")));
    assertThat(code.find()).isTrue();
    return code.group(1);
  }
}
