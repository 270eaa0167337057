package io.augur.app.ui;

import android.content.Context;
import android.text.Layout;
import android.text.StaticLayout;
import android.text.TextPaint;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.View;
import androidx.appcompat.widget.AppCompatTextView;
import org.jspecify.annotations.Nullable;

/** A text as large as its room allows without breaking a word. */
public final class FittedText extends AppCompatTextView {
  private static final int STEP = 2;
  private static final int SMALLEST = 24;

  private int largest = 400;

  public FittedText(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setIncludeFontPadding(false);
  }

  /** No larger than this, in pixels. */
  public void setLargest(int pixels) {
    largest = pixels;
    requestLayout();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = View.MeasureSpec.getSize(widthSpec) - getPaddingLeft() - getPaddingRight();
    int height =
        View.MeasureSpec.getMode(heightSpec) == View.MeasureSpec.UNSPECIFIED
            ? Integer.MAX_VALUE
            : View.MeasureSpec.getSize(heightSpec) - getPaddingTop() - getPaddingBottom();
    int size = largest;
    while (size > SMALLEST && !fits(size, width, height)) {
      size -= STEP;
    }
    if ((int) getTextSize() != size) {
      setTextSize(TypedValue.COMPLEX_UNIT_PX, size);
    }
    super.onMeasure(widthSpec, heightSpec);
  }

  private boolean fits(int size, int width, int height) {
    TextPaint paint = new TextPaint(getPaint());
    paint.setTextSize(size);
    for (String word : getText().toString().split("\\s+", -1)) {
      if (paint.measureText(word) > width) {
        return false;
      }
    }
    StaticLayout layout =
        StaticLayout.Builder.obtain(getText(), 0, getText().length(), paint, Math.max(0, width))
            .setAlignment(Layout.Alignment.ALIGN_CENTER)
            .setIncludePad(false)
            .build();
    return layout.getHeight() <= height && layout.getLineCount() <= getMaxLines();
  }
}
