package io.augur.desk;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class DataFolderTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  @Test
  public void aSecondDeskIsRefusedWithASentence() throws IOException {
    Path path = temporary.getRoot().toPath();
    try (DataFolder first = DataFolder.open(path)) {
      Refusal refusal = assertThrows(Refusal.class, () -> DataFolder.open(path));
      assertThat(refusal).hasMessageThat().startsWith("Another desk is using " + first.path());
    }
  }

  @Test
  public void theNextDeskHasTheSameAddress() throws IOException {
    Path path = temporary.getRoot().toPath();
    String token;
    try (DataFolder first = DataFolder.open(path)) {
      token = first.token();
    }
    try (DataFolder next = DataFolder.open(path)) {
      assertThat(next.token()).isEqualTo(token);
    }
    assertThat(token).matches("[0-9a-f]{32}");
  }
}
