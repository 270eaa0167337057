package io.augur.desk;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Writes pixels as PNG: opaque, unfiltered, lightly compressed, because it is done for each frame.
 */
final class Png {
  private static final long SIGNATURE = 0x89504E470D0A1A0AL;
  private static final byte BITS = 8;
  private static final byte RGB = 2;

  private Png() {}

  /** All rows of pixels, each 0xAARRGGBB, as a picture. */
  static byte[] of(int[] pixels, int width) {
    int height = pixels.length / width;
    ByteBuffer header = ByteBuffer.allocate(13).putInt(width).putInt(height).put(BITS).put(RGB);
    byte[] body = deflated(rows(pixels, width, height));
    ByteArrayOutputStream out = new ByteArrayOutputStream(body.length + 64);
    out.writeBytes(ByteBuffer.allocate(8).putLong(SIGNATURE).array());
    chunk(out, "IHDR", header.array());
    chunk(out, "IDAT", body);
    chunk(out, "IEND", new byte[0]);
    return out.toByteArray();
  }

  private static byte[] rows(int[] pixels, int width, int height) {
    byte[] rows = new byte[height * (width * 3 + 1)];
    int to = 0;
    for (int from = 0; from < pixels.length; from++) {
      if (from % width == 0) {
        rows[to++] = 0; // this row has no filter
      }
      int pixel = pixels[from];
      rows[to++] = (byte) (pixel >> 16);
      rows[to++] = (byte) (pixel >> 8);
      rows[to++] = (byte) pixel;
    }
    return rows;
  }

  private static byte[] deflated(byte[] rows) {
    Deflater deflater = new Deflater(Deflater.BEST_SPEED);
    deflater.setInput(rows);
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream(1 << 16);
    byte[] part = new byte[1 << 16];
    while (!deflater.finished()) {
      out.write(part, 0, deflater.deflate(part));
    }
    deflater.end();
    return out.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream out, String name, byte[] content) {
    byte[] type = name.getBytes(StandardCharsets.US_ASCII);
    CRC32 check = new CRC32();
    check.update(type);
    check.update(content);
    out.writeBytes(number(content.length));
    out.writeBytes(type);
    out.writeBytes(content);
    out.writeBytes(number((int) check.getValue()));
  }

  private static byte[] number(int number) {
    return ByteBuffer.allocate(4).putInt(number).array();
  }
}
