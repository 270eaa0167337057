package io.augur.app.ui;

import android.text.Editable;
import android.text.TextWatcher;
import java.util.function.Consumer;

/** Hears each change of a text field. */
public record Typed(Consumer<String> listener) implements TextWatcher {
  @Override
  public void beforeTextChanged(CharSequence text, int start, int count, int after) {}

  @Override
  public void onTextChanged(CharSequence text, int start, int before, int count) {}

  @Override
  public void afterTextChanged(Editable text) {
    listener.accept(text.toString());
  }
}
