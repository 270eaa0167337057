package io.augur.app.data;

import static com.google.common.truth.Truth.assertWithMessage;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A phone may hold a database of any version that was ever released. */
@RunWith(AndroidJUnit4.class)
public final class SchemaTest {
  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void everySchemaEverReleasedStillOpensWithItsGames() throws Exception {
    File[] schemas = new File("schemas/" + AugurDatabase.class.getName()).listFiles();
    assertWithMessage("schemas").that(schemas).isNotEmpty();
    for (File schema : schemas) {
      String json = new String(Files.readAllBytes(schema.toPath()), StandardCharsets.UTF_8);
      create(new JSONObject(json).getJSONObject("database"));
      assertWithMessage(schema.getName()).that(firstNameReadBack()).isEqualTo("kept");
    }
  }

  private void create(JSONObject schema) throws Exception {
    context.deleteDatabase(AugurDatabase.FILE);
    try (SQLiteDatabase file =
        context.openOrCreateDatabase(AugurDatabase.FILE, Context.MODE_PRIVATE, null)) {
      JSONArray entities = schema.getJSONArray("entities");
      for (int i = 0; i < entities.length(); i++) {
        JSONObject entity = entities.getJSONObject(i);
        file.execSQL(
            entity.getString("createSql").replace("${TABLE_NAME}", entity.getString("tableName")));
      }
      JSONArray setup = schema.getJSONArray("setupQueries");
      for (int i = 0; i < setup.length(); i++) {
        file.execSQL(setup.getString(i));
      }
      file.execSQL("INSERT INTO game (name, players, created_at) VALUES ('kept', 5, 0)");
      file.setVersion(schema.getInt("version"));
    }
  }

  private String firstNameReadBack() {
    TestDisk disk = new TestDisk();
    AugurDatabase database = DataModule.database(context, disk);
    String[] name = new String[1];
    disk.execute(() -> name[0] = database.games().newestFirst(1).get(0).name);
    database.close();
    return name[0];
  }
}
