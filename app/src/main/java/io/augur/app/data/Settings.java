package io.augur.app.data;

import android.content.Context;
import android.content.SharedPreferences;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dagger.hilt.android.qualifiers.ApplicationContext;
import io.augur.app.data.Preferences.CallSize;
import io.augur.app.data.Preferences.Theme;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import javax.inject.Inject;
import javax.inject.Singleton;

/** The preferences kept on this phone; standard until they have been read. */
@Singleton
public final class Settings {
  private static final String FILE = "settings";
  private static final String THEME = "theme";
  private static final String CALL_SIZE = "call size";
  private static final String CURTAIN_SECONDS = "curtain seconds";
  private static final String KEEPS_SCREEN_ON = "keeps screen on";
  private static final String SPEAKS = "speaks";
  private static final String VIBRATES = "vibrates";

  private final MutableLiveData<Preferences> preferences =
      new MutableLiveData<>(Preferences.STANDARD);
  private final Context context;
  private final Executor disk;

  @Inject
  Settings(@ApplicationContext Context context, @Disk Executor disk, @Main Executor main) {
    this.context = context;
    this.disk = disk;
    disk.execute(
        () -> {
          Preferences read = read(file());
          main.execute(() -> preferences.setValue(read));
        });
  }

  public LiveData<Preferences> preferences() {
    return preferences;
  }

  /** Changes them at once and keeps the change. */
  public void change(UnaryOperator<Preferences> change) {
    Preferences changed = change.apply(now());
    preferences.setValue(changed);
    disk.execute(() -> write(changed, file().edit()));
  }

  /** As far as they have been read. */
  public Preferences now() {
    Preferences now = preferences.getValue();
    return now == null ? Preferences.STANDARD : now;
  }

  private SharedPreferences file() {
    return context.getSharedPreferences(FILE, Context.MODE_PRIVATE);
  }

  private static Preferences read(SharedPreferences file) {
    Preferences standard = Preferences.STANDARD;
    return new Preferences(
        Theme.valueOf(file.getString(THEME, standard.theme().name())),
        CallSize.valueOf(file.getString(CALL_SIZE, standard.callSize().name())),
        file.getInt(CURTAIN_SECONDS, standard.curtainSeconds()),
        file.getBoolean(KEEPS_SCREEN_ON, standard.keepsScreenOn()),
        file.getBoolean(SPEAKS, standard.speaks()),
        file.getBoolean(VIBRATES, standard.vibrates()));
  }

  private static void write(Preferences changed, SharedPreferences.Editor file) {
    file.putString(THEME, changed.theme().name())
        .putString(CALL_SIZE, changed.callSize().name())
        .putInt(CURTAIN_SECONDS, changed.curtainSeconds())
        .putBoolean(KEEPS_SCREEN_ON, changed.keepsScreenOn())
        .putBoolean(SPEAKS, changed.speaks())
        .putBoolean(VIBRATES, changed.vibrates())
        .apply();
  }
}
