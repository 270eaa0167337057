package io.augur.rules.view;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.flow.Answer;
import io.augur.rules.flow.Event;
import io.augur.rules.flow.Prompt;
import io.augur.rules.flow.Says;
import io.augur.rules.table.Civilization;
import io.augur.rules.words.Phrase;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Knows for every kind of prompt how it is worded; never with a card that is face down. */
final class Pages {
  private static final Map<Class<? extends Prompt>, Function<Prompt, PromptPage>> KINDS =
      new HashMap<>();

  static {
    kind(Prompt.Gather.class, Pages::gather);
    kind(Prompt.Draw.class, Pages::draw);
    kind(Prompt.Call.class, Pages::call);
    kind(Prompt.TwoCopies.class, Pages::twoCopies);
    kind(Prompt.HowMany.class, PromptPage::asking);
    kind(Prompt.Name.class, Pages::name);
    kind(Prompt.Lose.class, Pages::lose);
    kind(Prompt.Choose.class, Pages::choose);
    kind(Prompt.State.class, PromptPage::asking);
    kind(Prompt.Tasks.class, Pages::tasks);
    kind(Prompt.Annex.class, Pages::annex);
    kind(Prompt.Raid.class, PromptPage::asking);
    kind(Prompt.Discard.class, Pages::discard);
    kind(Prompt.Abilities.class, PhasePages::abilities);
    kind(Prompt.Surplus.class, PhasePages::surplus);
    kind(Prompt.Support.class, PromptPage::asking);
    kind(Prompt.Buy.class, PhasePages::buy);
    kind(Prompt.KeepHand.class, PhasePages::keepHand);
    kind(Prompt.Markers.class, PhasePages::markers);
  }

  private Pages() {}

  private static <P extends Prompt> void kind(Class<P> kind, Function<P, PromptPage> page) {
    KINDS.put(kind, prompt -> page.apply(kind.cast(prompt)));
  }

  static boolean knows(Class<?> kind) {
    return KINDS.containsKey(kind);
  }

  static PromptPage of(Prompt prompt) {
    Function<Prompt, PromptPage> page = KINDS.get(prompt.getClass());
    if (page == null) {
      throw new IllegalArgumentException("no page for prompt: " + prompt.getClass());
    }
    return page.apply(prompt);
  }

  private static PromptPage gather(Prompt.Gather gather) {
    return PromptPage.asking(gather)
        .offering(Phrase.of("option.begin"), new Event.WentOn())
        .offering(Phrase.of("option.end"), new Event.Ended());
  }

  /** Face down: only how many, and why one has to go. */
  private static PromptPage draw(Prompt.Draw draw) {
    return PromptPage.asking(draw)
        .because(Phrase.of("draw." + draw.why().name().toLowerCase(Locale.ROOT)));
  }

  /** Who has to reveal it is told when it has been called. */
  private static PromptPage call(Prompt.Call call) {
    return PromptPage.asking(call)
        .offering(Phrase.of("option.call"), new Event.Called(call.calamity()));
  }

  private static PromptPage twoCopies(Prompt.TwoCopies copies) {
    PromptPage page =
        PromptPage.asking(copies).offering(Phrase.of("option.together"), new Event.WentOn());
    for (Civilization player : copies.primaryVictims()) {
      page = insisting(page, player);
    }
    return page;
  }

  private static PromptPage name(Prompt.Name name) {
    return PromptPage.asking(name).naming(name.legal(), name.barred());
  }

  private static PromptPage lose(Prompt.Lose lose) {
    return PromptPage.asking(lose).because(lose.much().trace().phrase());
  }

  private static PromptPage annex(Prompt.Annex annex) {
    return PromptPage.asking(annex).because(annex.much().trace().phrase());
  }

  private static PromptPage discard(Prompt.Discard discard) {
    return PromptPage.asking(discard).because(discard.worth().trace().phrase());
  }

  private static PromptPage choose(Prompt.Choose choose) {
    PromptPage page = PromptPage.asking(choose);
    for (Answer answer : choose.answers()) {
      page =
          page.offering(
              Phrase.of("answer." + answer.key()), new Event.Answered(choose.player(), answer));
    }
    return page;
  }

  private static PromptPage tasks(Prompt.Tasks tasks) {
    PromptPage page = PromptPage.asking(tasks).with(tasks.tasks());
    for (Civilization player : tasks.mayInsist()) {
      page = insisting(page, player);
    }
    return page;
  }

  private static PromptPage insisting(PromptPage page, Civilization player) {
    return page.offering(
        Phrase.of("option.insist", arg("player", Says.of(player))), new Event.Insisted(player));
  }
}
