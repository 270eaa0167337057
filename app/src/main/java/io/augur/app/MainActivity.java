package io.augur.app;

import android.os.Bundle;
import androidx.activity.EdgeToEdge;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.splashscreen.SplashScreen;
import dagger.hilt.android.AndroidEntryPoint;
import io.augur.app.data.Settings;
import io.augur.app.settings.NightMode;
import io.augur.app.ui.TitleHeadings;
import javax.inject.Inject;
import org.jspecify.annotations.Nullable;

/** The one activity; its screens are the destinations of the navigation graph. */
@AndroidEntryPoint
public final class MainActivity extends AppCompatActivity {
  @Inject Settings settings;

  public MainActivity() {
    super(R.layout.activity_main);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    SplashScreen.installSplashScreen(this);
    EdgeToEdge.enable(this);
    getSupportFragmentManager().registerFragmentLifecycleCallbacks(new TitleHeadings(), true);
    super.onCreate(savedInstanceState);
    settings.preferences().observe(this, NightMode::use);
  }
}
