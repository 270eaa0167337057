package io.augur.app.desk;

import android.os.SystemClock;
import android.text.InputType;
import android.view.KeyEvent;
import android.view.View;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;
import android.widget.TextView;
import io.augur.desk.Input.KeyName;
import java.util.Map;
import java.util.Optional;

/** The keyboard: letters go to the field that has the focus, keys to the window. */
final class Keyboard {
  private static final Map<KeyName, Integer> CODES =
      Map.ofEntries(
          Map.entry(KeyName.BACK, KeyEvent.KEYCODE_BACK),
          Map.entry(KeyName.ENTER, KeyEvent.KEYCODE_ENTER),
          Map.entry(KeyName.BACKSPACE, KeyEvent.KEYCODE_DEL),
          Map.entry(KeyName.DELETE, KeyEvent.KEYCODE_FORWARD_DEL),
          Map.entry(KeyName.UP, KeyEvent.KEYCODE_DPAD_UP),
          Map.entry(KeyName.DOWN, KeyEvent.KEYCODE_DPAD_DOWN),
          Map.entry(KeyName.LEFT, KeyEvent.KEYCODE_DPAD_LEFT),
          Map.entry(KeyName.RIGHT, KeyEvent.KEYCODE_DPAD_RIGHT),
          Map.entry(KeyName.HOME, KeyEvent.KEYCODE_MOVE_HOME),
          Map.entry(KeyName.END, KeyEvent.KEYCODE_MOVE_END),
          Map.entry(KeyName.PAGEUP, KeyEvent.KEYCODE_PAGE_UP),
          Map.entry(KeyName.PAGEDOWN, KeyEvent.KEYCODE_PAGE_DOWN));

  private final Windows windows;

  Keyboard(Windows windows) {
    this.windows = windows;
  }

  void type(String text) {
    field()
        .ifPresent(
            field -> {
              InputConnection connection = field.onCreateInputConnection(new EditorInfo());
              if (connection != null) {
                connection.commitText(text, 1);
              }
            });
    if (field().isEmpty() && text.equals(" ")) {
      press(KeyEvent.KEYCODE_SPACE);
    }
  }

  void press(KeyName key) {
    Optional<TextView> line = field().filter(Keyboard::isOneLine);
    if (key == KeyName.ENTER && line.isPresent()) {
      int action = line.get().getImeOptions() & EditorInfo.IME_MASK_ACTION;
      line.get()
          .onEditorAction(
              action == EditorInfo.IME_ACTION_UNSPECIFIED ? EditorInfo.IME_ACTION_DONE : action);
      return;
    }
    press(CODES.getOrDefault(key, KeyEvent.KEYCODE_UNKNOWN));
  }

  private Optional<TextView> field() {
    return windows
        .focused()
        .map(View::findFocus)
        .filter(View::onCheckIsTextEditor)
        .filter(TextView.class::isInstance)
        .map(TextView.class::cast);
  }

  private static boolean isOneLine(TextView field) {
    return (field.getInputType() & InputType.TYPE_TEXT_FLAG_MULTI_LINE) == 0;
  }

  private void press(int code) {
    windows
        .focused()
        .ifPresent(
            root -> {
              long now = SystemClock.uptimeMillis();
              root.dispatchKeyEvent(new KeyEvent(now, now, KeyEvent.ACTION_DOWN, code, 0));
              root.dispatchKeyEvent(new KeyEvent(now, now, KeyEvent.ACTION_UP, code, 0));
            });
  }
}
