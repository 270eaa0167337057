package io.augur.app.ui;

import android.content.Context;
import android.text.TextPaint;
import android.util.AttributeSet;
import android.util.TypedValue;
import androidx.appcompat.widget.AppCompatTextView;
import org.jspecify.annotations.Nullable;

/** A text that gets smaller where its longest word would else be broken. */
public final class WholeWords extends AppCompatTextView {
  private static final float STEP = 1;
  private static final float SMALLEST = 4;

  private final float usual;

  public WholeWords(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    usual = getTextSize();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int room =
        MeasureSpec.getSize(widthSpec) - getCompoundPaddingLeft() - getCompoundPaddingRight();
    float size = fitting(room);
    if (getTextSize() != size) {
      setTextSize(TypedValue.COMPLEX_UNIT_PX, size);
    }
    super.onMeasure(widthSpec, heightSpec);
  }

  /** The largest size, in pixels, at which no word is wider than the room. */
  private float fitting(int room) {
    TextPaint paint = new TextPaint(getPaint());
    paint.setTextSize(usual);
    float size = usual;
    for (String word : getText().toString().split("\\s+", -1)) {
      while (room > 0 && size > SMALLEST && paint.measureText(word) > room) {
        size -= STEP;
        paint.setTextSize(size);
      }
    }
    return size;
  }
}
