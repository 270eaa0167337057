package io.augur.app.settings;

import android.content.Context;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dagger.hilt.android.lifecycle.HiltViewModel;
import dagger.hilt.android.qualifiers.ApplicationContext;
import io.augur.app.R;
import io.augur.app.data.Disk;
import io.augur.app.data.Main;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;
import java.util.concurrent.Executor;
import javax.inject.Inject;

@HiltViewModel
final class LicencesViewModel extends ViewModel {
  private final MutableLiveData<List<String>> paragraphs = new MutableLiveData<>(List.of());

  @Inject
  LicencesViewModel(@ApplicationContext Context context, @Disk Executor disk, @Main Executor main) {
    disk.execute(
        () -> {
          List<String> read = new ArrayList<>(paragraphs(context, R.raw.libraries));
          read.addAll(paragraphs(context, R.raw.licence));
          main.execute(() -> paragraphs.setValue(read));
        });
  }

  LiveData<List<String>> paragraphs() {
    return paragraphs;
  }

  /** What stands between empty lines. */
  private static List<String> paragraphs(Context context, int file) {
    try (InputStream in = context.getResources().openRawResource(file);
        Scanner all = new Scanner(in, StandardCharsets.UTF_8.name()).useDelimiter("\\A")) {
      return Arrays.asList(all.next().trim().split("\n\\s*\n", -1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
