package io.augur.app.ui;

import static com.google.common.truth.Truth.assertThat;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class WholeWordsTest {
  private static final String WORD = "barbarzyńców";

  private final WholeWords text = new WholeWords(ApplicationProvider.getApplicationContext(), null);
  private final TextView plain = new TextView(ApplicationProvider.getApplicationContext());

  @Test
  public void aWordThatIsTooLongGetsSmallerInsteadOfBreaking() {
    int narrow = (int) (widthOf(WORD) / 2);
    assertThat(lines(plain, WORD, narrow)).isAtLeast(2);
    assertThat(lines(text, WORD, narrow)).isEqualTo(1);
  }

  @Test
  public void wordsThatFitKeepTheirSize() {
    float usual = text.getTextSize();
    assertThat(lines(text, "Hordy " + WORD, (int) widthOf(WORD) + 2)).isEqualTo(2);
    assertThat(text.getTextSize()).isEqualTo(usual);
  }

  @Test
  public void theSizeComesBackWithAShorterWord() {
    float usual = text.getTextSize();
    int narrow = (int) (widthOf(WORD) / 2);
    lines(text, WORD, narrow);
    lines(text, "Głód", narrow);
    assertThat(text.getTextSize()).isEqualTo(usual);
  }

  private float widthOf(String word) {
    return plain.getPaint().measureText(word);
  }

  private static int lines(TextView view, String shown, int width) {
    view.setLayoutParams(new ViewGroup.LayoutParams(width, ViewGroup.LayoutParams.WRAP_CONTENT));
    view.setText(shown);
    view.measure(
        View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED));
    return view.getLineCount();
  }
}
