package io.augur.app.desk;

import java.lang.ref.Cleaner;
import org.robolectric.annotation.ClassName;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.RealObject;
import org.robolectric.res.android.Registries;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/**
 * A theme whose numbers go when nobody uses it any more. Robolectric keeps all of them for the few
 * seconds of a test; on the desk they would fill the memory in a quarter of an hour.
 */
@Implements(className = FreedTheme.THEME, isInAndroidSdk = false)
public class FreedTheme {
  static final String THEME = "android.content.res.ResourcesImpl$ThemeImpl";
  private static final String RESOURCES = "android.content.res.ResourcesImpl";
  private static final Cleaner CLEANER = Cleaner.create();

  @RealObject
  @SuppressWarnings("NullAway.Init") // Robolectric sets it
  private Object theme;

  @Implementation
  protected void __constructor__(@ClassName(RESOURCES) Object resources) {
    ClassLoader loader = theme.getClass().getClassLoader();
    Shadow.invokeConstructor(
        ReflectionHelpers.loadClass(loader, THEME),
        theme,
        ClassParameter.from(ReflectionHelpers.loadClass(loader, RESOURCES), resources));
    long number = ReflectionHelpers.<Long>getField(theme, "mTheme");
    CLEANER.register(theme, () -> Registries.NATIVE_THEME9_REGISTRY.unregister(number));
  }
}
