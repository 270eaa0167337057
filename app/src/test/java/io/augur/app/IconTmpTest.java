package io.augur.app;

import android.content.Context;
import android.graphics.*;
import android.graphics.drawable.*;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.*;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class IconTmpTest {
  @Test
  public void icon() throws Exception {
    Context c = ApplicationProvider.getApplicationContext();
    Bitmap b = Bitmap.createBitmap(900, 300, Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(b);
    canvas.drawColor(0xff888888);
    AdaptiveIconDrawable d = (AdaptiveIconDrawable) c.getDrawable(R.mipmap.ic_launcher);
    d.setBounds(10, 10, 290, 290);
    d.draw(canvas);
    d.setBounds(320, 100, 420, 200);
    d.draw(canvas);
    d.setBounds(450, 130, 498, 178);
    d.draw(canvas);
    Drawable m = d.getMonochrome();
    m.setTint(0xff3a2a10);
    Paint p = new Paint(1);
    p.setColor(0xfff0d8a8);
    canvas.drawCircle(740, 150, 140, p);
    m.setBounds(740 - 210, -60, 740 + 210, 360);
    m.draw(canvas);
    try (OutputStream o = new FileOutputStream("/tmp/icon.png")) {
      b.compress(Bitmap.CompressFormat.PNG, 100, o);
    }
  }
}
