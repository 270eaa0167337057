package io.augur.app.ui;

import android.content.Context;
import android.graphics.Typeface;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.style.ForegroundColorSpan;
import android.text.style.StyleSpan;
import com.google.android.material.color.MaterialColors;
import io.augur.app.R;
import io.augur.rules.effect.Term;
import io.augur.rules.effect.Trace;

/** A line of arithmetic in which what hurts and what helps carry their sign and colour. */
public final class SignedTrace {
  private SignedTrace() {}

  public static CharSequence of(Trace trace, Context context) {
    Say say = Say.in(context);
    SpannableString line = new SpannableString(say.say(trace.phrase()));
    int from = 0;
    for (Term term : trace.terms().subList(1, trace.terms().size())) {
      String sign = term.number() < 0 ? "− " : "+ ";
      String text = sign + Math.abs(term.number()) + " " + say.say(term.name());
      int at = line.toString().indexOf(text, from);
      if (at >= 0) {
        from = at + text.length();
        int colour = term.number() < 0 ? R.attr.colorHelps : R.attr.colorHurts;
        mark(line, at, from, MaterialColors.getColor(context, colour, 0));
      }
    }
    return line;
  }

  private static void mark(SpannableString line, int from, int to, int colour) {
    line.setSpan(new ForegroundColorSpan(colour), from, to, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
    line.setSpan(new StyleSpan(Typeface.BOLD), from, to, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
  }
}
