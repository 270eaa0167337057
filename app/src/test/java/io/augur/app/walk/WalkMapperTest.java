package io.augur.app.walk;

import static com.google.common.truth.Truth.assertThat;

import io.augur.app.Recorded;
import io.augur.app.data.Kind;
import io.augur.app.data.Said;
import io.augur.app.data.SessionState;
import io.augur.app.ui.Draft;
import io.augur.app.walk.WalkUiState.Focus;
import io.augur.app.walk.WalkUiState.Status;
import io.augur.rules.calamity.Calamity;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Game;
import io.augur.rules.flow.Prompt;
import io.augur.rules.table.Civilization;
import io.augur.rules.view.Phase;
import io.augur.rules.words.Phrase;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.Test;

public final class WalkMapperTest {
  private final WalkMapper mapper = new WalkMapper(Set.of(Event.Drew.class));

  @Test
  public void aDrawnCardStaysUntilItHasBeenSeen() {
    Game drew = first("too-many-cards-5", game -> after(game, Event.Drew.class));
    assertThat(question(drew, Draft.EMPTY, Sight.NEW).focus()).isEqualTo(Focus.AFTERMATH);
    assertThat(question(drew, Draft.EMPTY, Sight.NEW).phase()).isEqualTo(Phase.SELECTION);
    assertThat(question(drew, Draft.EMPTY, Sight.SEEN).focus()).isEqualTo(Focus.QUESTION);
  }

  @Test
  public void theEndOfTheCalamitiesIsSeenOnce() {
    Game over = first("too-many-cards-5", game -> Phase.of(game) == Phase.SURPLUS);
    assertThat(question(over, Draft.EMPTY, Sight.NEW).focus()).isEqualTo(Focus.END_OF_CALAMITIES);
    assertThat(question(over, Draft.EMPTY, Sight.SEEN).focus()).isEqualTo(Focus.QUESTION);
  }

  @Test
  public void whoeverAnsweredLastGoesOn() {
    Game game =
        first(
            "whole-turn-west-8",
            it -> after(it, Event.Stated.class) && it.prompt() instanceof Prompt.Tasks);
    Civilization last = ((Event.By) game.last().orElseThrow(AssertionError::new)).player();
    WalkUiState.Question question = question(game, Draft.EMPTY, Sight.NEW);
    assertThat(row(question, Status.PICKED).player()).isEqualTo(last);
  }

  @Test
  public void aPickedTaskIsWhatIsAsked() {
    Game game = first("two-epidemics-12", it -> it.prompt() instanceof Prompt.Tasks);
    Prompt.Tasks tasks = (Prompt.Tasks) game.prompt();
    Draft draft =
        Draft.EMPTY.with(WalkMapper.TASK, 1).withInner("1", Draft.EMPTY.with("tokens", 3));
    WalkUiState.Question question = question(game, draft, Sight.NEW);
    assertThat(question.asked().prompt()).isEqualTo(tasks.tasks().get(1).prompt());
    assertThat(question.asked().draft().number("tokens", 0)).isEqualTo(3);
  }

  @Test
  public void whoIsDoneStaysInTheList() {
    Game game =
        first(
            "pirates-and-regression-18",
            it -> it.prompt() instanceof Prompt.Tasks && after(it, Event.Took.class));
    assertThat(row(question(game, Draft.EMPTY, Sight.NEW), Status.DONE).task()).isEqualTo(-1);
  }

  @Test
  public void theBeneficiaryStaysInSightUntilTheNextCall() {
    Game game = first("two-civil-wars-16", it -> asksOneOfSeveral(it, Prompt.Annex.class));
    WalkUiState.Question question = question(game, Draft.EMPTY, Sight.NEW);
    assertThat(question.calamity()).hasValue(Calamity.CIVIL_WAR);
    assertThat(question.news().beneficiaries().stream().map(Phrase::key))
        .contains("told.beneficiary.stock");
    Game next =
        first(
            "two-civil-wars-16",
            it -> it.prompt() instanceof Prompt.Call call && call.calamity() != Calamity.CIVIL_WAR);
    assertThat(question(next, Draft.EMPTY, Sight.NEW).news().beneficiaries()).isEmpty();
  }

  @Test
  public void whatIsNotOpenIsNoQuestion() {
    assertThat(mapper.map(new SessionState.Opening(), Draft.EMPTY, Sight.NEW))
        .isInstanceOf(WalkUiState.Loading.class);
    assertThat(mapper.map(new SessionState.Gone(), Draft.EMPTY, Sight.NEW))
        .isInstanceOf(WalkUiState.Gone.class);
    assertThat(mapper.map(new SessionState.Unreadable(), Draft.EMPTY, Sight.NEW))
        .isInstanceOf(WalkUiState.Unreadable.class);
  }

  private static boolean asksOneOfSeveral(Game game, Class<? extends Prompt> kind) {
    return game.prompt() instanceof Prompt.Tasks tasks
        && kind.isInstance(tasks.tasks().get(0).prompt());
  }

  private static boolean after(Game game, Class<? extends Event> event) {
    return game.last().filter(event::isInstance).isPresent();
  }

  private static WalkUiState.Row row(WalkUiState.Question question, Status status) {
    return question.tasks().rows().stream()
        .filter(row -> row.status() == status)
        .findFirst()
        .orElseThrow(AssertionError::new);
  }

  private WalkUiState.Question question(Game game, Draft draft, Sight sight) {
    SessionState open =
        new SessionState.Open(
            1,
            "Friday night",
            Kind.TABLE,
            game,
            game.size(),
            game.size(),
            Optional.empty(),
            Optional.empty(),
            Said.NOTHING);
    return (WalkUiState.Question) mapper.map(open, draft, sight);
  }

  private static Game first(String log, Predicate<Game> moment) {
    Recorded recorded = Recorded.log(log);
    for (int at = 0; at <= recorded.history().size(); at++) {
      if (moment.test(recorded.history().state(at))) {
        return recorded.history().state(at);
      }
    }
    throw new AssertionError("never so in " + log);
  }
}
