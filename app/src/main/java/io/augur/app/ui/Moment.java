package io.augur.app.ui;

import android.content.Context;
import android.icu.text.DateFormat;
import android.icu.text.DisplayContext;
import android.icu.util.TimeZone;
import io.augur.app.R;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.Locale;

/** A past moment, said the way people at a table would say it. */
public record Moment(ZonedDateTime time, Age age) {
  /** How long ago, in days as people count them. */
  public enum Age {
    TODAY,
    YESTERDAY,
    EARLIER
  }

  public static Moment of(Instant instant, Clock clock) {
    ZonedDateTime time = instant.atZone(clock.getZone());
    LocalDate day = time.toLocalDate();
    LocalDate today = LocalDate.now(clock);
    if (day.equals(today)) {
      return new Moment(time, Age.TODAY);
    }
    return new Moment(time, day.equals(today.minusDays(1)) ? Age.YESTERDAY : Age.EARLIER);
  }

  /** "Today, 19:30", "Yesterday, 19:30" or "18 November 2026". */
  public String inShort(Context context) {
    return switch (age) {
      case TODAY -> context.getString(R.string.today_at, timeOfDay(context));
      case YESTERDAY -> context.getString(R.string.yesterday_at, timeOfDay(context));
      case EARLIER -> format("yMMMMd", locale(context));
    };
  }

  /** "Wednesday, 18 November 2026, 19:30", to go on a sentence with. */
  public String inFull(Context context) {
    return format("yMMMMEEEEd", locale(context)) + ", " + timeOfDay(context);
  }

  /** "18 November". */
  public String dayOnly(Context context) {
    return format("MMMMd", locale(context));
  }

  private String timeOfDay(Context context) {
    String skeleton = android.text.format.DateFormat.is24HourFormat(context) ? "Hm" : "hm";
    return format(skeleton, locale(context));
  }

  private String format(String skeleton, Locale locale) {
    DateFormat format = DateFormat.getInstanceForSkeleton(skeleton, locale);
    format.setContext(DisplayContext.CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE);
    format.setTimeZone(TimeZone.getTimeZone(time.getZone().getId()));
    return format.format(Date.from(time.toInstant()));
  }

  private static Locale locale(Context context) {
    return context.getResources().getConfiguration().getLocales().get(0);
  }
}
