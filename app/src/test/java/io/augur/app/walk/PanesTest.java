package io.augur.app.walk;

import static com.google.common.truth.Truth.assertThat;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dagger.hilt.EntryPoint;
import dagger.hilt.InstallIn;
import dagger.hilt.android.EntryPointAccessors;
import dagger.hilt.android.testing.HiltAndroidTest;
import dagger.hilt.components.SingletonComponent;
import io.augur.app.App;
import io.augur.app.ui.Pane;
import io.augur.rules.flow.Prompt;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@HiltAndroidTest
@RunWith(AndroidJUnit4.class)
public final class PanesTest {
  /** The frame lists tasks itself, with the pane of the one picked. */
  private static final Set<Class<?>> OF_THE_FRAME = Set.of(Prompt.Tasks.class);

  @Rule public final App app = new App(this);

  /** What the walk finds panes by. */
  @EntryPoint
  @InstallIn(SingletonComponent.class)
  public interface Panes {
    Map<Class<? extends Prompt>, Pane.Maker> panes();
  }

  @Test
  public void everyKindOfPromptHasItsPane() {
    Context context = ApplicationProvider.getApplicationContext();
    Map<Class<? extends Prompt>, Pane.Maker> panes =
        EntryPointAccessors.fromApplication(context, Panes.class).panes();
    Set<Class<?>> without = new LinkedHashSet<>(Set.of(Prompt.class.getPermittedSubclasses()));
    without.removeAll(panes.keySet());
    without.removeAll(OF_THE_FRAME);
    assertThat(without).isEmpty();
  }
}
