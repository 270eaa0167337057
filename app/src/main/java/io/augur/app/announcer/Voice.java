package io.augur.app.announcer;

import android.content.Context;
import android.speech.tts.TextToSpeech;
import androidx.lifecycle.DefaultLifecycleObserver;
import androidx.lifecycle.LifecycleOwner;
import java.util.Locale;

/** Says a text aloud with the phone's own voice, as soon as that is ready. */
final class Voice implements DefaultLifecycleObserver {
  private final TextToSpeech speech;
  private String waiting = "";
  private boolean ready;

  Voice(Context context, Locale language) {
    speech = new TextToSpeech(context.getApplicationContext(), status -> begin(status, language));
  }

  private void begin(int status, Locale language) {
    ready = status == TextToSpeech.SUCCESS;
    if (ready) {
      speech.setLanguage(language);
      say(waiting);
    }
  }

  void say(String text) {
    waiting = text;
    if (ready && !text.isEmpty()) {
      speech.speak(text, TextToSpeech.QUEUE_FLUSH, null, text);
    }
  }

  @Override
  public void onDestroy(LifecycleOwner owner) {
    speech.shutdown();
  }
}
