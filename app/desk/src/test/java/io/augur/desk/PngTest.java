package io.augur.desk;

import static com.google.common.truth.Truth.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.Test;

public final class PngTest {
  @Test
  public void whatIsWrittenCanBeReadBack() throws IOException {
    int[] pixels = new Random(8).ints(37 * 21).map(pixel -> pixel | 0xFF000000).toArray();
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(Png.of(pixels, 37)));
    assertThat(read.getWidth()).isEqualTo(37);
    assertThat(read.getHeight()).isEqualTo(21);
    assertThat(read.getRGB(0, 0, 37, 21, null, 0, 37)).isEqualTo(pixels);
  }

  @Test
  public void redIsRed() throws IOException {
    byte[] png = Png.of(new int[] {0xFFFF0000}, 1);
    assertThat(ImageIO.read(new ByteArrayInputStream(png)).getRGB(0, 0)).isEqualTo(0xFFFF0000);
  }
}
