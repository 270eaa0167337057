package io.augur.app.ui;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import org.junit.Test;

public final class DraftTest {
  @Test
  public void aShorterListLeavesNothingBehind() {
    Draft draft = Draft.EMPTY.withList("reduced", List.of(3, 2, 4));
    assertThat(draft.withList("reduced", List.of(1)).list("reduced")).containsExactly(1);
  }

  @Test
  public void aDraftInsideAnotherKeepsToItself() {
    Draft draft = Draft.EMPTY.with("task", 1).withInner("0", Draft.EMPTY.with("number", 7));
    assertThat(draft.inner("0").number("number", 0)).isEqualTo(7);
    assertThat(draft.inner("1")).isEqualTo(Draft.EMPTY);
    assertThat(draft.withInner("0", Draft.EMPTY)).isEqualTo(Draft.EMPTY.with("task", 1));
  }

  @Test
  public void aShorterTextLeavesNothingBehind() {
    Draft draft = Draft.EMPTY.withText("search", "Żegluga");
    assertThat(draft.text("search")).isEqualTo("Żegluga");
    assertThat(draft.withText("search", "Ż").text("search")).isEqualTo("Ż");
    assertThat(draft.withText("search", "")).isEqualTo(Draft.EMPTY);
  }
}
