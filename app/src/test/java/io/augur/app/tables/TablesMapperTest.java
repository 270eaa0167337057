package io.augur.app.tables;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.data.Kept;
import io.augur.app.data.Kind;
import io.augur.app.data.Reading;
import io.augur.app.data.Stopped;
import io.augur.app.data.TestClock;
import io.augur.app.ui.Moment;
import java.util.List;
import org.junit.Test;

public final class TablesMapperTest {
  private static final Notice NONE = new Notice.None();

  private final TestClock clock = new TestClock();

  @Test
  public void whatIsNotReadYetIsLoading() {
    assertThat(body(new Reading.Pending())).isEqualTo(new TablesUiState.Loading());
  }

  @Test
  public void noGameAtAllIsEmpty() {
    assertThat(body(new Reading.Games(List.of()))).isEqualTo(new TablesUiState.Empty());
  }

  @Test
  public void whatCantBeReadIsSaidToBe() {
    assertThat(body(new Reading.Unreadable())).isEqualTo(new TablesUiState.Unreadable());
  }

  @Test
  public void gamesBecomeRowsInTheirOrder() {
    Kept newer = Kept.fresh(2, "newer", 5, clock.instant());
    Kept older = Kept.fresh(1, "older", 18, clock.instant());
    Moment now = Moment.of(clock.instant(), clock);
    assertThat(body(new Reading.Games(List.of(newer, older))))
        .isEqualTo(
            new TablesUiState.Listed(
                List.of(
                    new TableRow(2, "newer", 5, now, Stopped.AT_THE_START, Kind.TABLE),
                    new TableRow(1, "older", 18, now, Stopped.AT_THE_START, Kind.TABLE))));
  }

  @Test
  public void aNoticeIsSaidWhateverElseIsShown() {
    Notice deleted = new Notice.Deleted(1, "gone");
    assertThat(TablesMapper.map(new Reading.Pending(), deleted, clock).notice()).isEqualTo(deleted);
  }

  private TablesUiState.Body body(Reading reading) {
    return TablesMapper.map(reading, NONE, clock).body();
  }
}
