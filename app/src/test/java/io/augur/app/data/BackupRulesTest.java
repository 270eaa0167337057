package io.augur.app.data;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import android.content.Context;
import android.content.res.XmlResourceParser;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import io.augur.app.R;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Unrevealed hands never go to a cloud. */
@RunWith(AndroidJUnit4.class)
public final class BackupRulesTest {
  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void theCloudGetsNoDatabase() throws Exception {
    assertThat(rules(R.xml.data_extraction_rules, "cloud-backup")).contains("exclude database .");
    assertThat(rules(R.xml.data_extraction_rules, "cloud-backup").toString())
        .doesNotContain("include");
  }

  @Test
  public void aNewPhoneGetsTheGames() throws Exception {
    assertThat(rules(R.xml.data_extraction_rules, "device-transfer"))
        .contains("include database .");
  }

  @Test
  public void upToAndroid11NothingOfADatabaseLeavesThePhone() throws Exception {
    List<String> rules = rules(R.xml.backup_rules, "full-backup-content");
    assertThat(rules).contains("exclude database .");
    assertThat(rules.toString()).doesNotContain("include");
  }

  @Test
  public void theManifestNamesTheseRules() throws Exception {
    String manifest =
        new String(
            Files.readAllBytes(new File("src/main/AndroidManifest.xml").toPath()),
            StandardCharsets.UTF_8);
    assertThat(manifest).contains("android:dataExtractionRules=\"@xml/data_extraction_rules\"");
    assertThat(manifest).contains("android:fullBackupContent=\"@xml/backup_rules\"");
  }

  @Test
  public void theDatabaseLiesWhereTheRulesLook() {
    File file = context.getDatabasePath(AugurDatabase.FILE);
    assertWithMessage("folder").that(file.getParentFile().getName()).isEqualTo("databases");
  }

  /** What stands in a section: "exclude database .". */
  private List<String> rules(int file, String section) throws Exception {
    List<String> rules = new ArrayList<>();
    boolean inside = false;
    try (XmlResourceParser xml = context.getResources().getXml(file)) {
      for (int at = xml.next(); at != XmlResourceParser.END_DOCUMENT; at = xml.next()) {
        if (at == XmlResourceParser.END_TAG && xml.getName().equals(section)) {
          inside = false;
        } else if (at == XmlResourceParser.START_TAG && xml.getName().equals(section)) {
          inside = true;
        } else if (at == XmlResourceParser.START_TAG && inside) {
          rules.add(
              xml.getName()
                  + " "
                  + xml.getAttributeValue(null, "domain")
                  + " "
                  + xml.getAttributeValue(null, "path"));
        }
      }
    }
    return rules;
  }
}
