package io.augur.rules.calamity;

import static io.augur.rules.words.Arg.arg;

import io.augur.rules.effect.Raiders;
import io.augur.rules.words.Phrase;
import java.util.Locale;

/** Fine print that more than one card may share. */
public enum Clarification {
  LOSS_TAKES_WHAT_THERE_IS,
  PAID_IN_FULL_OR_NOT_AT_ALL,
  NOT_FOR_SALE,
  DECIDED_CARD_BY_CARD,
  LAKES_ARE_NO_COAST,

  COSTLIEST_VOLCANO,
  VOLCANO_ON_A_BORDER,
  OWN_NEIGHBOUR_IF_NO_OTHER,
  NO_HELP_AGAINST_ERUPTION,
  NEIGHBOUR_IS_NEVER_DESTROYED,

  OTHERS_SUFFER_ANYWAY,
  SPARED_PLAYERS_MAY_BE_NAMED,
  NAMED_BEFORE_LOSSES,

  NEW_TOKENS_SUPPORT,
  USUAL_RATE_COUNTS,
  VICTIM_PICKS_UNSUPPORTED,

  BUSIEST_PLAIN,
  SAFE_SITES_ON_THE_PLAIN,
  OTHERS_SPARED_ON_THE_COAST,
  NO_MORE_THAN_STANDS_THERE,

  SHORT_OF_CITIES,
  SHORT_OF_PIECES,
  WHOLE_ADJOINING_AREAS,
  LAST_WISH_GOES_FIRST,

  HORDE_MOVES_ON,
  CITY_ONLY_IF_IT_FALLS,
  STRANDED_BARBARIANS_LEAVE,
  HORDE_HAS_NO_ADVANCES,
  NO_SPOILS,
  DEFENCES_COUNT,
  BARBARIANS_STAY,
  BARBARIANS_RUN_OUT(Raiders.BARBARIAN_TOKENS),

  TIED_SEAS,
  ALL_PICKED_IF_FEWER,

  NO_CHANGE_GIVEN,
  FORWARD_AGAIN,
  PIRATE_CITIES_STAY,
  PIRATE_CITIES_RUN_OUT(Raiders.PIRATE_CITIES);

  private final String key = name().toLowerCase(Locale.ROOT);

  @SuppressWarnings("ImmutableEnumChecker") // a phrase of plain numbers
  private final Phrase sentence;

  Clarification() {
    sentence = Phrase.of("clarification." + key);
  }

  Clarification(Raiders raiders) {
    sentence = Phrase.of("clarification." + key, arg("n", raiders.supply()));
  }

  public String key() {
    return key;
  }

  Phrase sentence() {
    return sentence;
  }
}
