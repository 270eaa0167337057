package io.augur.app.ui;

import android.content.Context;
import android.text.TextPaint;
import android.util.AttributeSet;
import android.util.TypedValue;
import androidx.appcompat.widget.AppCompatTextView;
import org.jspecify.annotations.Nullable;

/** A text that gets smaller where its longest word would else be broken. */
public final class WholeWords extends AppCompatTextView {
  private final float usual;

  public WholeWords(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    usual = getTextSize();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int room =
        MeasureSpec.getSize(widthSpec) - getCompoundPaddingLeft() - getCompoundPaddingRight();
    TextPaint paint = new TextPaint(getPaint());
    paint.setTextSize(usual);
    float size = usual;
    for (String word : getText().toString().split("\\s+", -1)) {
      float width = paint.measureText(word);
      if (room > 0 && width > room) {
        size = Math.min(size, (float) Math.floor(usual * room / width));
      }
    }
    if (getTextSize() != size) {
      setTextSize(TypedValue.COMPLEX_UNIT_PX, size);
    }
    super.onMeasure(widthSpec, heightSpec);
  }
}
