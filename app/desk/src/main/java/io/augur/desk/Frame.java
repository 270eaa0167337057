package io.augur.desk;

/** The rows of the screen that somebody has not seen yet. */
final class Frame {
  final long number;
  final int top;
  final int width;
  final int screenHeight;
  final int[] pixels;

  Frame(long number, int top, int width, int screenHeight, int[] pixels) {
    this.number = number;
    this.top = top;
    this.width = width;
    this.screenHeight = screenHeight;
    this.pixels = pixels;
  }

  byte[] png() {
    return Png.of(pixels, width);
  }
}
